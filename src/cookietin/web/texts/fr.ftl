# What the pages say.

tin-title = Cookie Tin
tin-lead = Des jeux en famille pour ce soir : sur une seule tablette, sur plusieurs téléphones ou avec des amis au loin.
tin-players = { $count } joueurs
tin-minutes = environ { $minutes } min
tin-play = Jouer maintenant
tin-play-about = Toi contre un bot, tout de suite
tin-table = Préparer une table
tin-join = Rejoindre une table
tin-code = Code
tin-go = OK
tin-mine = Mes tables
tin-replay = Revoir une partie enregistrée
tin-replay-file = Enregistrement (.tin)
tin-open = Ouvrir
tin-broken = Jeux qui ne fonctionnent pas

nav-rules = Règles
nav-about = À propos
nav-language = Langue
nav-skip = Aller au contenu

new-title = Nouvelle table : { $game }
new-players = Joueurs
new-seats = Qui joue
new-seat = Place { $number }
new-me = moi
new-here = quelqu’un sur cet appareil
new-open = libre, pour qui a le lien
new-random = un bot qui joue au hasard
new-greedy = un bot qui prend tout ce qu’il peut
new-name = Nom
new-options = Règles à cette table
new-own-dice = Nous lançons nos propres dés
new-edition = La nôtre, ou un fichier de votre propre édition
new-make = Ouvrir la table

table-invite = Inviter
table-invite-lead = Toute personne qui ouvre ce lien ou tape le code prend une place libre.
table-code = Code
table-link = Lien
table-qr = Code QR du lien
table-only-here = Seul cet ordinateur peut rejoindre cette table. Pour que les téléphones y accèdent, lance le serveur avec « cookietin serve --host 0.0.0.0 ».
table-copy = Copier
table-copied = Copié
table-share = Partager
table-start = Commencer ; places libres aux bots
table-sit = S’asseoir
table-your-name = Ton nom
table-open-seat = libre
table-bot = bot
table-gone = hors ligne
table-you = toi
table-stand-in = Laisser jouer un bot
table-standing-in = un bot joue
table-take-back = Me revoilà
table-stands-in = Un bot joue pour { $name }.
table-is-back = { $name } est de retour.
table-remove = Retirer
table-remove-sure = Retirer { $name } ? Un bot jouera à sa place.
table-free-sure = Retirer { $name } ? La place sera de nouveau libre.
table-removed = L’hôte a retiré { $name }.
table-you-removed = L’hôte a donné ta place à un bot.
table-you-freed = L’hôte a libéré ta place. Tu peux te rasseoir.
table-sit-again = Me rasseoir
table-end = Fermer la table
table-end-sure = Fermer la table pour tout le monde ? La partie ne pourra pas reprendre.
table-cancel = Annuler
table-return = Mon lien de retour
table-return-lead = Ce lien n’est qu’à toi : il te ramène à ta place, même sur un autre téléphone.
table-return-take = Reprendre la place : { $name }
table-watch = Tu regardes la partie.
table-room = Il reste de la place : asseyez-vous.
table-choose-again = Choisir autre chose
table-moves = Ce que tu peux faire
table-undo = Reprendre mon coup
table-undo-asked = { $name } voudrait reprendre un coup.
table-undo-asked-of = { $name } voudrait reprendre ce coup : « { $move } »
table-undo-others = { $others ->
    [one] Un coup joué depuis sera annulé aussi.
   *[other] { $others } coups joués depuis seront annulés aussi.
}
table-undo-waiting = On attend l’accord de { $names }.
table-undo-agreed = D’accord : { $names }.
table-undo-withdraw = Laisser tomber
table-undo-declined = { $name } a dit non.
table-agree = D’accord
table-decline = Non
table-log = Ce qui s’est passé
table-undone = { $others ->
    [0] { $name } reprend un coup.
    [one] { $name } reprend un coup ; un coup joué depuis est annulé aussi.
   *[other] { $name } reprend un coup ; { $others } coups joués depuis sont annulés aussi.
}
table-chat = Discussion
table-chat-write = Écris à la table
table-chat-send = Envoyer
table-chat-none = Pas de discussion dans cette partie (règle { $clause }).
table-react = Réagir avec { $which }
table-settings = Réglages
table-speed = Animations
table-speed-off = désactivées
table-speed-slow = lentes
table-speed-normal = normales
table-speed-fast = rapides
table-sound = Sons
table-guide = Conseils pour débuter
table-guide-off = Masquer les conseils
table-throw = Quel est ton lancer ?
table-die = Dé { $number }
table-throw-send = C’est ça
table-cover = Passe l’écran à { $name }
table-cover-lead = Personne d’autre ne doit regarder. D’ici là, ce qui est secret reste caché.
table-cover-show = Je suis { $name }
table-peek = Maintenir pour regarder : { $name }
table-look = Voir le plateau : { $name }
table-close = Fermer
table-lost = La connexion est coupée. Nouvel essai…
table-sending = Envoi en cours…
table-rule-link = Règle { $clause }
table-round = Tour de table { $round }

status-gathering = { $open ->
    [0] Toutes les places sont prises.
    [one] Il reste { $open } place libre.
   *[other] Il reste { $open } places libres.
}
status-you = À toi de jouer, { $name } !
status-you-both = À vous de jouer !
status-wait = On attend { $names }
status-dice = Lance tes dés !
status-replaced = Un bot joue pour toi.
status-over = La partie est finie.
status-ended = L’hôte a fermé la table.

guide-gathering = Envoie le lien à tes amis, ou commence avec des bots.
guide-wait = Aux autres de jouer. Regarde le plateau ; ton tour sera annoncé.
guide-over = Rejoue, ou revois la partie pas à pas.

end-title = Fin de la partie
end-score = Score
end-dice = Les dés de cette partie
end-dice-lead = { $throws ->
    [one] { $throws } lancer.
   *[other] { $throws } lancers.
} On pouvait s’attendre à voir chaque face { $expected } fois.
end-dice-face = Face { $face } : { $count } fois
end-again = Rejouer
end-again-waiting = Aller à la nouvelle table
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement
end-verify = Vérifie que le hasard a été honnête : { $command }
end-commitment = Engagement avant le premier coup
end-secret = Secret, désormais publié
end-differ = Ce n’est pas l’engagement que cet appareil a vu avant le premier coup !
end-seen = L’engagement est bien celui que cet appareil a vu avant le premier coup.
end-digest = Empreinte de toute la partie
end-digest-seen = Cet appareil garde l’empreinte. Un enregistrement de cette partie avec une autre empreinte a été modifié.
end-digest-differ = Ce n’est pas l’empreinte que cet appareil a vue à la fin de la partie !

replay-title = { $game } : revoir la partie
replay-step = Étape { $at } sur { $of }
replay-first = Au début
replay-back = Reculer
replay-next = Avancer
replay-last = À la fin

about-title = À propos de Cookie Tin
about-games = Les jeux
about-games-text = Les jeux viennent de jeux de famille imprimés et de la tradition. Le jeu de l’oie a plusieurs siècles ; il n’appartient à personne.
about-ours = Ce qui est de nous
about-ours-text = Les images, la mise en page, les textes et chaque décision signalée comme telle. Là où les règles imprimées ne disent rien ou disent deux choses, nous avons tranché, et la page des règles le précise.
about-dice = Les dés
about-dice-text = Avant le premier coup, un secret est fixé et son empreinte (hash) publiée ; chaque appareil ajoute un texte à lui. À la fin, le secret est dévoilé, et tout le monde peut vérifier chaque lancer. La personne qui gère le serveur pourrait regarder le secret : joue donc chez quelqu’un en qui tu as confiance.
about-privacy = Tes données
about-privacy-text = Pas de compte, pas de publicité, rien qui vienne d’ailleurs. Un cookie dit aux tables de ce serveur que toi, c’est toi.

error-title = Ça n’a pas marché
error-back = Retour à la boîte

no-such-page = Cette page n’existe pas.
too-big = C’est trop long.

guide-move = À toi de jouer : ce que tu peux faire se trouve sur les boutons ci-dessous, et tu peux aussi le toucher sur le plateau.

too-many-requests = Trop de demandes viennent d’ici. Réessaie dans une minute.
too-many-new-tables = Trop de nouvelles tables viennent d’ici. Réessaie dans une minute.
too-many-tables-today = Trop de nouvelles tables sont venues d’ici aujourd’hui. Réessaie demain.
too-many-moves-today = Trop de coups sont venus d’ici aujourd’hui. Réessaie demain.
too-many-wrong-codes = Trop de codes erronés viennent d’ici. Réessaie dans une minute.
too-many-joins = Trop de personnes s’installent d’ici à la fois. Réessaie dans une minute.
too-many-lines = Trop de pages sont ouvertes d’ici. Fermes-en quelques-unes ; nous continuons d’essayer.
too-many-uploads = D’autres fichiers venus d’ici sont encore en cours de lecture. Réessaie dans un instant.
too-much-reading = Trop de fichiers sont venus d’ici : il faut patienter. Réessaie dans une minute.
too-much-talk = Beaucoup de messages d’un coup : attends un instant.
too-many-readers = Le serveur lit trop de fichiers en ce moment. Réessaie dans un instant.
