# What the pages say.

tin-title = Cookie Tin
tin-lead = Des jeux à partager en famille ce soir : sur une seule tablette, sur plusieurs téléphones ou à distance avec des amis.
tin-players = { $count } joueurs
tin-minutes = environ { $minutes } min
tin-play = Jouer maintenant
tin-play-about = Toi et des bots, tout de suite
tin-level = Tes adversaires
tin-level-newcomer = Choisis contre qui tu joues. Sinon, tu auras des adversaires que les débutants battent environ une fois sur deux.
tin-table = Créer une table
tin-join = Rejoindre une table
tin-code = Code
tin-go = Rejoindre
tin-mine = Mes tables
tin-clubs = Mes tournois
tin-over = Parties terminées ({ $count })
tin-won = Victoire : { $names }
tin-begun = Début : { $ago }
tin-forget = Retirer de la liste
tin-forget-sure = Retirer cette table de la liste sur cet appareil ? Rien ne change pour les autres, et son lien t’y ramène toujours.
tin-forget-over = Retirer toutes les tables terminées
tin-forget-over-sure = Retirer toutes les tables terminées de la liste sur cet appareil ? Leurs liens fonctionnent toujours.
tin-older = Seules tes { $count } dernières tables figurent ici.
tin-older-show = Afficher les plus anciennes
tin-replay = Revoir une partie enregistrée
tin-replay-file = Enregistrement de la partie (.tin)
tin-file = Choisir un fichier
tin-file-none = Aucun fichier choisi
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
new-bot = un bot
new-level = { $name } (bot)
new-partner = Joue avec { $names }
new-name = Nom
new-options = Règles de cette table
new-options-about = Pour une première partie, il n’y a rien à changer.
new-own-dice = On lance nos propres dés
new-own-dice-about = Vous lancez de vrais dés et vous touchez ce qui est sorti.
new-advice = Chacun peut demander conseil aux bots
new-advice-about = Toute la table voit qui a demandé.
new-edition = Notre édition, sauf si tu choisis un fichier avec la tienne
new-make = Ouvrir la table
option-told = { $option } : { $value }
option-on = oui
option-off = non
option-own = édition personnelle

table-invite = Inviter
table-invite-lead = Tous ceux qui ouvrent ce lien ou tapent le code peuvent prendre une place libre.
table-code = Code
table-link = Lien
table-qr = Code QR du lien
table-only-here = Seul cet ordinateur peut rejoindre cette table. Pour que les téléphones y accèdent, lance le serveur avec « cookietin serve --host 0.0.0.0 ».
table-copy = Copier
table-copied = Copié
table-share = Partager
table-start = Commencer (des bots prennent les places libres)
table-which-bot = Quel bot
table-fill = Donner la place à ce bot
table-fill-any = Donner la place à un bot
table-sit = S’asseoir
table-your-name = Ton nom
table-open-seat = libre
table-bot = bot
table-gone = hors ligne
table-you = toi
table-on-device = sur cet appareil
table-stand-in = Remplacer par un bot
table-standing-in = un bot joue
table-bot-missing = Le bot { $name } n’est plus sur ce serveur. Un autre joue à sa place.
table-take-back = Me revoilà
table-stands-in = Un bot remplace { $name }.
table-stands-in-named = { $bot } remplace { $name }.
table-is-back = { $name } est de retour.
table-advised = { $name } a demandé conseil aux bots.
table-remove = Retirer
table-remove-sure = Retirer { $name } ? Un bot prendra sa place.
table-free-sure = Retirer { $name } ? La place sera de nouveau libre.
table-removed = L’hôte a retiré { $name }.
table-you-removed = L’hôte a donné ta place à un bot.
table-you-freed = L’hôte a libéré ta place. Tu peux te rasseoir.
table-sit-again = Se rasseoir
table-end = Fermer la table
table-end-sure = Fermer la table pour tout le monde ? La partie ne pourra pas continuer.
table-cancel = Annuler
table-return = Mon lien de retour
table-return-lead = Ce lien n’est qu’à toi : il te ramène à ta place, même sur un autre téléphone.
table-return-take = Je suis { $name } : reprendre ma place
table-watch = Tu regardes la partie.
table-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-room = { $game } : il y a de la place pour toi. Assieds-toi.
table-choose-again = Choisir autre chose
table-turn = À qui le tour
table-moves = Ce que tu peux faire
table-wish = Dès que je peux : { $move }
table-undo = Reprendre mon coup
advice-ask = Demander conseil
advice-agreed = À cette table, chacun peut demander conseil aux bots.
advice-title = Ce que feraient les bots
advice-chance = chances de gagner : { $chance }
advice-take = Jouer
advice-waiting = Les bots réfléchissent…
too-much-advice = Ça fait beaucoup de questions. Les bots répondront de nouveau dans un instant.
chances-title = Le fil de la partie
chances-waiting = Les bots revoient la partie…
too-many-reviews = Les bots ont déjà beaucoup de parties de ton réseau à revoir. La tienne viendra dans une minute.
chances-about = Les chances de gagner selon les bots, d’après ce que chacun pouvait savoir, si tous avaient ensuite joué aussi bien qu’eux. Touche un point du tracé pour revoir ce moment de la partie.
chances-turn = Tournant, coup
chances-costs = { $name } : ce qui a coûté le plus cher
chances-none = { $name } : aucune erreur coûteuse
chances-cost =
    Joué : { $played }.
    Mieux : { $better }.
table-undo-asked = { $name } voudrait reprendre un coup.
table-undo-asked-of = { $name } voudrait reprendre ce coup : « { $move } »
table-undo-others = { $others ->
    [one] Un coup joué depuis sera annulé aussi.
   *[other] { $others } coups joués depuis seront annulés aussi.
}
table-undo-waiting = En attente d’une réponse : { $names }.
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
table-words = Le plateau en mots
table-words-ask = Que veux-tu savoir ? (une case, un nom…)
table-words-go = Demander
table-words-none = Le plateau n’en dit rien.
table-chat = Discussion
table-chat-write = Écris à la table
table-chat-send = Envoyer
table-chat-none = Pas de discussion dans cette partie (règle { $clause }).
table-react = Réagir
react-bravo = Bravo !
react-laugh = Ha ha !
react-wow = Oh là là !
react-sad = Oh non !
react-cookie = Prends un cookie !
react-love = J’adore !
table-settings = Réglages
table-speed = Animations
table-speed-off = désactivées
table-speed-slow = lentes
table-speed-normal = normales
table-speed-fast = rapides
table-sound = Sons
table-notify = Me prévenir quand c’est à moi de jouer
table-notify-blocked = Ce navigateur n’autorise pas les notifications de cette page.
table-guide = Conseils pour débuter
table-tips-again = Revoir les conseils
table-tip-read = Compris
table-contrast = Plateau à fort contraste, dans tous les jeux
table-telling = Ce que disent le lecteur d’écran et la lecture à voix haute
table-telling-all = tout
table-telling-mine = mes coups et ce qui me concerne
table-telling-turn = seulement quand c’est mon tour
table-aloud = Lire à voix haute
table-keys = Lettres et chiffres comme raccourcis
keys-title = Touches
keys-arrows = passent d’un choix à l’autre, selon leur place sur le plateau
keys-digits = fait ce choix tout de suite
keys-more = passe aux neuf choix suivants ; les chiffres choisissent alors parmi eux
keys-places = va au choix qui nomme cet endroit
keys-enter = fait ce choix
keys-back = annule le choix commencé, ou revient à tes choix
keys-moves = va à tes choix
keys-repeat = redit ce qui s’est passé depuis ton coup
keys-words = demande au plateau ce qu’il y a à un endroit
keys-help = affiche cette liste
table-throw = Qu’as-tu obtenu ?
table-die = Dé { $number }
table-throw-send = Confirmer
table-cover = Passe l’écran à { $name }
table-cover-lead = On ne regarde pas ! D’ici là, ce qui est secret reste caché.
table-cover-show = Je suis { $name }
table-peek = Maintenir pour regarder : { $name }
table-look = Voir le plateau : { $name }
table-close = Fermer
table-large = Touche un élément pour voir ce que c’est.
table-lost = Connexion perdue. Nouvelle tentative…
table-sending = Envoi en cours…
table-rule-link = Règle { $clause }
table-what = C’est quoi ?
table-round = Manche { $round }

status-gathering = { $open ->
    [0] Toutes les places sont prises.
    [one] Il reste une place libre.
   *[other] Il reste { $open } places libres.
}
status-you = À toi de jouer, { $name } !
status-you-alone = À toi de jouer !
status-you-both = À vous de jouer !
status-wait = On attend { $names }
status-dice = Lance tes dés !
status-replaced = Un bot joue pour toi.
status-ended = L’hôte a fermé la table.
status-worn-out = Cette partie ne peut plus continuer.

end-you-win = Tu gagnes, { $name } !
end-you-win-together = Tu gagnes avec { $names } !
end-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
end-draw = Match nul !
end-score = Score
end-stood = Où en était la partie
end-badges = On s’en souviendra
end-badge = { $what } : { $names }
end-numbers = En chiffres
end-dice = Les dés de cette partie
end-dice-lead = { $throws ->
    [one] { $throws } lancer.
   *[other] { $throws } lancers.
} Le trait sombre indique la moyenne attendue.
end-dice-total = Somme { $which } : { $count } fois (moyenne attendue : { $expected })
end-dice-face = Face { $which } : { $count } fois (moyenne attendue : { $expected })
end-again = Rejouer
end-again-by = { $name } rejoue : rejoindre la partie
end-again-by-watch = { $name } rejoue : regarder
end-again-join = Vers la nouvelle partie
end-again-watch = Regarder la nouvelle partie
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement
end-commitment = Scellé avant le premier coup
end-secret = Secret, désormais publié
end-differ = Ce n’est pas le scellé que cet appareil a vu avant le premier coup !
end-seen = C’est bien le scellé que cet appareil a vu avant le premier coup.
end-digest = Empreinte de toute la partie
end-digest-seen = Cet appareil a noté cette empreinte. Si un enregistrement de cette partie en a une autre, il a été modifié.
end-digest-differ = Ce n’est pas l’empreinte que cet appareil a vue à la fin de la partie !
rules-how = Comment jouer
rules-hold = À la table, laisse ton doigt appuyé sur un élément pour lire ce que c’est.
rules-all = Toutes les règles
rules-example = Un exemple de partie
end-verify = Si tu préfères ne pas croire cette page sur parole, télécharge l’enregistrement et vérifie toi-même : { $command }
luck-proved = { $draws ->
    [one] Le hasard était honnête : il n’a décidé qu’une fois (mélange, tirage ou lancer), et le résultat n’a été ni choisi ni modifié après le début de la partie.
   *[other] Le hasard était honnête : il a décidé { $draws } fois (mélanges, tirages ou lancers), et aucun résultat n’a été choisi ni modifié après le début de la partie.
}
luck-none = Ici, rien n’a été laissé au hasard.
luck-typed = { $typed ->
    [one] { $typed } lancer vient de vrais dés : personne ne peut le vérifier.
   *[other] { $typed } lancers viennent de vrais dés : personne ne peut les vérifier.
}
luck-set-up = La partie a commencé à partir d’une position préparée à la main ; rien ne prouve cette position.
luck-wrong-draw = Le tirage { $number } était « { $found } », mais le secret donne « { $expected } ». Cet enregistrement a été modifié !
luck-other-draws = L’enregistrement a d’autres tirages que cette partie. Il a été modifié !
luck-wrong-secret = Le secret ne correspond pas au scellé fixé avant la partie !
luck-no-secret = Le secret manque dans l’enregistrement : rien ne peut être vérifié !
luck-other-digest = Les tirages découlent du secret, mais ce n’est pas la partie que cet appareil a vue : l’empreinte est différente !
luck-broken = Cet enregistrement est illisible. Il a été modifié !
luck-later = L’enregistrement est inaccessible pour le moment. Referme puis rouvre ce volet pour réessayer.
luck-too-long = Cette partie est trop longue pour que la page la vérifie. Télécharge l’enregistrement et vérifie-le toi-même : { $command }
luck-how = Comment c’est vérifié
luck-open = Ouvre, et ton navigateur vérifie.
luck-about = Avant la partie, un secret a été fixé et son scellé affiché. Ton navigateur recalcule chaque tirage à partir de ce secret et le compare à l’enregistrement.

replay-title = { $game } : revoir la partie
replay-step = Étape { $at } sur { $of }
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-round-back = Manche précédente
replay-round-next = Manche suivante
replay-slide = Moment de la partie
replay-speed = Vitesse
replay-by = Étapes
replay-by-round = Par manche
replay-by-move = Par coup
replay-view = Point de vue
replay-view-all = Ce que tout le monde pouvait voir
replay-view-open = Tout à découvert
replay-link = Lien vers ce moment
replay-table = Retour à la table
replay-turning = Tournant
replay-lost = Ce passage de la partie ne peut pas être chargé pour le moment. Nouvel essai dans un instant.
replay-gone = Ce passage de la partie ne peut pas être montré. Recharge la page pour réessayer.
replay-keys = Espace : lecture ou pause. Flèches : étape par étape.
replay-keys-rounds = Avec Maj : une manche entière.
replay-keys-by = Espace : lecture ou pause. Flèches : par manche ou par coup, au choix ; avec Maj, l’autre mode.

about-title = À propos de Cookie Tin
about-games = Les jeux
about-games-text = Les jeux s’inspirent de jeux de société du commerce et de jeux traditionnels. Si l’un d’eux te plaît, procure-toi aussi la boîte : autour d’une vraie table, c’est encore mieux.
about-ours = Ce qui est de notre cru
about-ours-text = Les images, les plateaux, les textes et toutes les décisions signalées comme telles. Là où la règle imprimée ne dit rien, ou dit deux choses différentes, nous avons tranché, et la page des règles le dit.
about-dice = Les dés
about-dice-text = Avant le premier coup, un secret est fixé et son scellé (hash) est publié ; chaque appareil y ajoute son propre texte. À la fin, le secret est dévoilé, et tout le monde peut vérifier chaque lancer. La personne qui gère le serveur pourrait regarder le secret : joue donc sur un serveur auquel tu fais confiance.
about-privacy = Tes données
about-privacy-text = Pas de compte, pas de publicité, rien qui soit chargé depuis d’autres sites. Un cookie dit aux tables de ce serveur que toi, c’est toi.

error-title = Ça n’a pas marché
error-back = Retour à l’accueil

no-such-page = Cette page n’existe pas.
too-big = C’est trop long.

too-many-requests = Trop de demandes depuis ton réseau. Réessaie dans une minute.
too-many-new-tables = Trop de nouvelles tables depuis ton réseau. Réessaie dans une minute.
too-many-tables-today = Trop de nouvelles tables depuis ton réseau aujourd’hui. Réessaie demain.
too-many-moves-today = Trop de coups depuis ton réseau aujourd’hui. Réessaie demain.
too-many-wrong-codes = Trop de codes erronés depuis ton réseau. Réessaie dans une minute.
too-many-keys = Trop de clés essayées depuis ton réseau. Réessaie dans une minute.
too-many-joins = Trop de changements de place depuis ton réseau. Réessaie dans une minute.
too-many-newcomers = Beaucoup de monde vient de rejoindre ce tournoi depuis ton réseau. Réessaie dans une minute.
too-many-lines = Trop de pages sont ouvertes depuis ton réseau. Fermes-en quelques-unes ; on continue d’essayer.
too-many-uploads = D’autres fichiers venus de ton réseau sont encore en cours de lecture. Réessaie dans un instant.
too-much-reading = Trop de fichiers depuis ton réseau. Réessaie dans une minute.
too-much-talk = Ça fait beaucoup de messages d’un coup. Attends un instant.
too-many-readers = Le serveur lit trop de fichiers en ce moment. Réessaie dans un instant.

host-title = Pour la personne qui gère le serveur
host-key = Clé
host-key-lead = Cette page est réservée à la personne qui gère ce serveur. La clé s’est affichée au démarrage du serveur.
host-key-wrong = Ce n’est pas la bonne clé.
host-is-open = Le serveur est ouvert
host-is-closed = Fermé pour ce soir
host-close = Fermer pour ce soir
host-close-lead = Quand tu fermes, toutes les tables sont prévenues et on ne peut plus en ouvrir. Les parties en cours continuent.
host-close-sure = Fermer pour ce soir et prévenir tout le monde ?
host-open = Rouvrir
host-said = Ajoute quelques mots, si tu veux
host-load = En ce moment
host-process = Plusieurs processus se partagent les tables. Les chiffres et la liste sont ceux du processus { $name } ; d’ici, tu peux fermer n’importe quelle table.
host-people = Personnes aux tables
host-watchers = Spectateurs
host-pages = Pages ouvertes
host-moves = Coups par seconde
host-delay = Retard maximal sur la dernière minute
host-memory = Mémoire
host-tables = Tables
host-no-tables = Personne n’est à une table en ce moment.
host-game = Jeu
host-phase = État
host-gathering = en attente de joueurs
host-running = en cours
host-over = terminée
host-stopped = fermée
host-opened = Ouverte
host-last-move = Dernier coup
host-which = Lien ou code d’une table
host-organiser = Tournoi sans organisation
host-organiser-lead = Plus personne pour le diriger ? Obtiens un code pour un autre appareil.
host-club = Code du tournoi
host-organiser-go = Obtenir un code
host-limits = Limites
host-limits-lead = Pour en changer une, démarre le serveur avec : { $command }

club-title = Tournoi
club-many = Un tournoi pour un club ou une classe
club-lead = Tout le monde entre avec le même code et un nom ; tu lances les manches et chacun est placé à une table. Tu peux changer de jeu à chaque manche.
club-game = Jeu
club-system = Qui joue contre qui
club-swiss = Système suisse : entre joueurs à égalité
club-robin = Toutes rondes : chacun rencontre tout le monde
club-rounds = Manches
club-size = Personnes par table
club-open = Ouvrir le tournoi
club-come = Scanne le code QR, ou tape le code sur la page d’accueil.
club-come-to = Participe : scanne le code QR, ou ouvre { $address } et tape le code.
club-join = Je participe
club-join-too = Je joue aussi
club-you = Tu es { $name }.
club-to-table = Rejoindre ma table
club-bye = Tu ne joues pas cette manche : cela compte comme une victoire.
club-wait = C’est bon, tu participes. La prochaine manche t’amènera à ta table.
club-over = Le tournoi est terminé.
club-here = Prêts à jouer : { $count }
club-start = Lancer la manche { $number } sur { $of }
club-start-game = Lancer la manche { $number } sur { $of } : { $game }
club-another = Changer de jeu
club-still = Tables encore en jeu : { $count }
club-round = Manche { $number } sur { $of }
club-round-game = Manche { $number } sur { $of } : { $game }
club-table = Table { $number }
club-byes = Au repos :
club-absent = Pas là ?
club-bot = Faire jouer un bot
club-bot-sure = { $name } : faire jouer un bot à sa place ?
club-bye-sure = { $name } n’est pas là : fermer cette table et donner la victoire à l’autre joueur ?
club-people = Qui est là
club-away = Fait une pause
club-back = De retour
club-close = Fermer les inscriptions
club-reopen = Rouvrir les inscriptions
club-newcomers = Mettre les nouveaux en pause
club-newcomers-sure = Mettre en pause tous ceux qui n’ont pas encore joué ({ $count }) ? Tu pourras les faire revenir un par un.
club-standings = Classement
club-by-game = Classement par jeu
club-name = Nom
club-points = Points
club-tie-break = Départage
club-csv = Tableau des résultats (CSV)
club-screen = Affichage sur grand écran
club-no-show = Donner la victoire à l’autre
club-settle = Saisir un résultat
club-settle-sure = Saisir ce résultat et fermer la table ?
club-result = Résultat
club-won = { $name } gagne
club-tie = Égalité : ½ chacun
club-void = Ne compte pas : aucun point
club-stuck = Cette table ne peut pas continuer. L’organisation peut saisir le résultat.
club-rules = Règles de ce jeu
club-organiser = organisation
club-return = Ce lien n’est qu’à toi : il te ramène dans le tournoi, même sur un autre téléphone.
club-return-host = Enregistre ce lien et garde-le pour toi : qui l’ouvre dirige le tournoi, sur n’importe quel appareil.
club-go-on = Continuer en tant que { $name }
club-go-on-host = Diriger le tournoi sur cet appareil
club-let-in = Autre appareil
club-pass-title = Un autre appareil pour { $name }
club-pass-host = Un autre appareil pour l’organisation
club-pass-lead = Sur l’autre appareil, scanne le code QR ou tape le code sur la page d’accueil. Il sert une seule fois, dans les { $minutes } minutes.

# Larger pieces

table-larger = Pions et jetons plus grands, dans tous les jeux

# Who is which animal, in the board in words

table-animal = { $name } : { $animal }

# Puzzles

puzzles-title = Énigmes
puzzles-lead = Des positions tirées de vraies parties. Dans chacune, une façon de jouer est la meilleure de toutes : c’est prouvé.
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzles-number = Énigme { $number }
puzzles-solved = résolue
puzzles-all = Toutes les énigmes
puzzles-ask = Tu es { $name }. Quel est le meilleur coup ?
puzzles-remembered = Ce que tu as retenu
puzzles-right = C’est juste. Continue !
puzzles-wrong = Ce n’est pas le meilleur coup. Regarde pourquoi.
puzzles-done = Énigme résolue !
puzzles-again = Réessayer
puzzles-next = Énigme suivante
puzzles-hint = Indice
puzzles-hint-told = Commence ici :
puzzles-find = Énigmes : trouve le meilleur coup
puzzles-lost = Ça n’a pas marché. Réessaie dans un instant.
