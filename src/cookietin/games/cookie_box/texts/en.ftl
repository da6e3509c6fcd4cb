name = Cookie Box
