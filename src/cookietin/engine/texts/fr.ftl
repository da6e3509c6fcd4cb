# What the engine and the command line say, for every game.

# The engine's own clauses
clause-1 = Ce n’est pas ton tour.
clause-2 = La partie est finie.
clause-3 = Ce coup n’existe pas ici.
clause-4 = Trop tard : la partie a déjà avancé.

refusal = { $clause } { $reason }
named = { $name } : { $told }

# Seats
seat-0 = Gingembre
seat-1 = Myrtille
seat-2 = Miel
seat-3 = Prune
seat-4 = Menthe
seat-5 = Cacao
seat-6 = Vanille
seat-7 = Amande

on = oui
off = non
option-first = Qui commence
    .random = tirage au sort

# How often, at the beginning of a sentence
times = { $count ->
    [1] Une fois
    [2] Deux fois
    [3] Trois fois
   *[other] { $count } fois
}

# Marks in the rules
ruling = Décision
option = Option
house = De notre cru
printed = Imprimé autrement
age = dès { $age } ans

# What a person gave and cannot be used
unknown-game = Aucun jeu ne s’appelle « { $game } ». Au choix : { $known }.
unknown-game-near = Aucun jeu ne s’appelle « { $game } ». Peut-être « { $near } » ?
which-game = Quel jeu ? Au choix : { $known }.
not-a-game = « { $game } » est annoncé dans { $where }, mais il n’y a pas de jeu de ce nom.
game-broken = Le jeu « { $game } » ({ $where }) ne fonctionne pas : { $reason }
game-twice = Deux paquets annoncent un jeu appelé « { $game } » : { $where } est utilisé, { $other } ne l’est pas.
text-missing = Le texte « { $text } » manque dans { $file }.
announcement-unread = Ce qu’annonce le paquet { $package } est illisible : { $reason }
unknown-version = { $game } : il n’y a pas de version { $version } des règles ; la plus récente est la { $newest }.
unknown-option = Aucune option ne s’appelle « { $option } ». Au choix : { $known }.
unknown-value = L’option { $option } ne peut pas valoir « { $value } ». Au choix : { $known }.
edition-unread = Impossible de lire le fichier { $file } de l’édition : { $reason }.
edition-broken = L’édition n’est ni en TOML ni en JSON : { $reason }
edition-too-long = L’édition dépasse { $longest } caractères.
edition-key = L’édition contient une clé de plus de { $most } éléments.
half-character = Ce texte contient un caractère non valide.
wrong-players = « { $value } » n’est pas un nombre de joueurs possible : ce jeu se joue à { $count }.
unknown-bot = Aucun bot appelé « { $bot } » ne joue à ce jeu. Au choix : { $known }.
too-few-bots = Un tournoi demande au moins deux bots différents.
wrong-bots = Il y a { $players } places et { $given } bots : nomme un bot pour toutes les places, ou un pour chacune.
own-bot-where = « { $bot } » ne dit pas où est le bot : écris module:Classe.
own-bot-fails = Le bot { $bot } est inutilisable : { $reason }
no-counts = Ce qui se passe n’est compté que si « random » ou « greedy » joue à toutes les places.
wrong-rows = Les lignes vont dans un fichier dont le nom finit par .csv ou .parquet, ce qui n’est pas le cas de « { $file } ».
needs-extra = { $option } demande plus que ce qui est installé ici : { $command }
no-gpu = --device cuda demande une carte NVIDIA avec son pilote, et il n’y en a pas ici.
gpu-is-random = Sur une carte graphique, seul « random » joue.
gpu-or-cluster = --device cuda joue sur la carte graphique de cette machine, --ray sur un cluster : choisis l’un des deux.
no-cluster = Il n’y a pas de cluster Ray à l’adresse « { $address } ».
ray-failed = Ray ne fonctionne pas à l’adresse « { $address } » : { $reason }
other-rules = Une machine du cluster a d’autres règles : installe partout le même Cookie Tin.
not-a-notebook = « { $file } » n’est pas le carnet d’une simulation.
other-notebook = « { $file } » appartient à une autre simulation : { $name } y vaut { $was } et non { $now }.
rows-exist = « { $file } » existe déjà. Choisis un autre nom ou supprime-le.
rows-gone = Il manque dans « { $file } » des lignes que « { $notebook } » connaît. Pour recommencer, supprime les deux fichiers ou choisis un autre nom.
too-few-games = « { $file } » contient déjà { $games } parties. Demandes-en au moins autant.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
impossible-options = Ces options ne vont pas ensemble : { $reason }
unknown-language = « { $language } » ne fait pas partie de nos langues : { $known }.
unknown-clause = { $game } : il n’y a pas de règle { $clause }.
refusal-tried = { $seat } essaie ici « { $move } » :
refusal-none = Dans ce jeu, il n’y a rien à choisir : aucune règle ne refuse un coup.
not-written = Impossible d’écrire « { $file } » : { $reason }.
unknown-file = Impossible de lire le fichier « { $file } ».
not-text = Le fichier « { $file } » n’est pas du texte.
cannot-write = Impossible d’écrire le fichier « { $file } ».
cannot-listen = Impossible d’écouter sur { $host }:{ $port }. Un autre Cookie Tin y tourne-t-il déjà ?
check-failed = { $game } ne fonctionne pas ici : { $reason }
workers-need-database = Plusieurs processus demandent une base PostgreSQL : --database postgresql://…
wrong-base-url = « { $value } » n’est pas une adresse comme https://tin.example.org.
wrong-key = La clé { $name } doit avoir de { $low } à { $high } lettres, chiffres ou signes, sans espaces.
copy-not-empty = Il y a déjà des parties à cet endroit. Copie vers un nouveau fichier ou une base vide.
copy-changed = Quelqu’un a joué pendant la copie. Arrête le serveur et recommence vers un endroit vide.
no-such-match = Il n’y a pas de partie « { $match } ».
choose-matches = Précise quelles parties : --match, --person ou --older.
unknown-limit = Aucune limite ne s’appelle « { $limit } ». Au choix : { $known }.
wrong-address = « { $value } » n’est ni une adresse ni un réseau.
wrong-setting = « { $value } » n’a pas la forme option=valeur.
wrong-number = « { $value } » n’est pas un nombre entier de { $low } à { $high }.
no-exact = Il n’y a pas de réponse exacte pour { $game }. Il y en a une pour : { $known }.
no-exact-players = { $game } : il n’y a de réponses exactes que pour deux joueurs, pas pour { $players }.
no-puzzles = { $game } n’a pas d’énigmes : on n’y choisit rien. Les jeux qui en ont : { $known }.
no-dice = { $game } : il n’y a pas de dés à lancer soi-même.
move-refused = « { $move } » ne peut pas être joué : { $reason }
whose-move = Plusieurs joueurs peuvent jouer (places { $seats }) : précise à qui est le coup « { $move } ».
unknown-field = Une position n’a pas de champ « { $field } ». Elle a : { $known }.
wrong-field = { $field } ne peut pas valoir { $value }.
fixed-field = { $field } découle des options et ne se règle pas dans une position.
position-impossible = Cette position est impossible : { $reason }
position-senseless = Ses valeurs ne vont pas ensemble.
not-a-position = Le fichier « { $file } » n’est ni un enregistrement ni une position : { $reason }
not-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON
in-file = { $file } : { $reason }
position-shape = il faut « game », « state » et, si tu veux, « options »

# Records
because = { $reason }
record-broken = ligne { $line }, colonne { $column } : { $reason }
record-title = Un enregistrement commence par « { $title } ».
record-format = Cet enregistrement est dans un format plus récent que { $known }, le plus récent connu ici.
record-line = Ce n’est ni une ligne d’en-tête ni un coup : « { $text } ».
record-twice = « { $name } » figure ici une deuxième fois.
record-unknown = Un enregistrement n’a pas de ligne d’en-tête « { $name } ».
record-stray = « { $name } » n’a rien à faire dans cet enregistrement.
record-missing = Il manque la ligne d’en-tête « { $name } ».
record-value = { $name } ne peut pas valoir « { $value } ».
record-integer = « { $value } » n’est pas un nombre entier.
record-hex = « { $value } » n’est pas une suite de 64 chiffres hexadécimaux.
record-json = « { $value } » n’est pas ce qu’on attend ici.
record-option = « { $value } » n’a pas la forme option=valeur.
record-truncated = L’enregistrement s’interrompt : il manque sa dernière ligne, « end ».
record-after-end = Rien ne vient après « end ».
record-hidden = Un coup est caché ici : impossible de revoir la suite.
record-too-short = Les coups s’arrêtent avant la fin enregistrée ici, « { $ending } ».
record-too-long = Aucune partie de ce jeu ne compte plus de { $most } coups de ce genre.
record-over-most = Les enregistrements de plus de { $most } coups ne peuvent pas être revus ici.
record-texts = Un enregistrement contient au plus { $most } textes, de { $longest } caractères au plus chacun.
record-differs = { $name } dit « { $said } », mais les coups mènent à « { $found } ».
other-commitment = Ce n’est pas le scellé que tu as noté, { $noted }.
other-digest = Ce n’est pas l’enregistrement dont tu as noté l’empreinte, { $noted }.
wrong-secret = Le secret ne correspond pas au scellé { $commitment }.
wrong-draw = Le tirage { $number } était « { $found } », mais les dés donnent « { $expected } ».

# Le fichier des parties
database-newer = Le fichier « { $file } » vient d’une version plus récente de Cookie Tin.
database-damaged = Le fichier « { $file } » est endommagé ou n’est pas une base de données.
database-foreign = Le fichier « { $file } » appartient à un autre programme.
database-unreadable = Impossible d’ouvrir le fichier « { $file } ».
database-read-only = Impossible d’enregistrer les parties : « { $file } » ou son dossier est en lecture seule.
database-locked = Un autre programme utilise le fichier « { $file } ».
database-full = Impossible d’enregistrer les parties : plus de place sur le disque pour « { $file } ».
database-failing = Impossible de lire ou d’écrire le fichier « { $file } » : le disque signale une erreur.
database-away = La base de données « { $file } » est injoignable : { $reason }
no-postgres = Pour PostgreSQL, il manque un paquet : { $command }
database-not-upgraded = Impossible de mettre à jour les parties enregistrées dans « { $file } » ; rien n’a été modifié : { $reason }
not-kept = Rien n’a été enregistré : { $reason }
not-read = Lecture impossible pour le moment : { $reason }
store-gone = le fichier des parties enregistrées a été supprimé ou remplacé sur le serveur, qui doit être redémarré.
store-newer = une version plus récente de Cookie Tin utilise désormais le fichier des parties enregistrées du serveur.
store-damaged = le fichier des parties enregistrées est endommagé sur le serveur.
store-read-only = le fichier des parties enregistrées est en lecture seule sur le serveur.
store-locked = un autre programme utilise le fichier des parties enregistrées du serveur.
store-full = le disque du serveur est plein.
store-failing = le disque du serveur signale une erreur.
store-away = la base de données du serveur est injoignable.
store-busy = le serveur a trop à faire.
store-closed = le serveur est en train de s’arrêter.

# Les bots : leurs noms à la première place d’une table, à la deuxième, etc.
bot-crumb = Pip, Momo, Fifi, Jojo, Mimi, Dodo
bot-crumb-about = Apprend encore : saute sur tout ce qui brille et passe à côté de beaucoup de choses.
bot-biscuit = Margot, Hugo, Nelly, Oscar, Betty, Félix
bot-biscuit-about = Joue de bon cœur et laisse passer quelque chose de temps en temps.
bot-baker = Gustave, Marthe, Gaston, Édith, Ernest, Henriette
bot-baker-about = Réfléchit un peu avant chaque coup. À toi d’en faire autant.
bot-master = Merlin, Minerve, Magnus, Morgane, Salomon, Sibylle
bot-master-about = Voit loin et ne pardonne rien.

# The animals of the seats
animal-0 = panda roux
animal-1 = raton laveur
animal-2 = lion
animal-3 = lapin
animal-4 = grenouille
animal-5 = ours
