# L’éditeur de plateaux.
web-editor = Éditeur de plateaux
web-editor-own-title = Mon plateau
web-editor-tools = Outils
web-editor-land = terre
web-editor-sea = mer
web-editor-outside = hors plateau
web-editor-start = départ
web-editor-place = nom de lieu
web-editor-grid = La grille de triangles
web-editor-cell = Rangée { $row }, colonne { $column } : { $what }
web-editor-panel = Détails
web-editor-draw = Retour au dessin
web-editor-undo = Annuler
web-editor-redo = Rétablir
web-editor-undone = Annulé.
web-editor-redone = Rétabli.
web-editor-undo-none = Il n’y a rien à annuler.
web-editor-redo-none = Il n’y a rien à rétablir.
web-editor-save-none = Le plateau est déjà enregistré tel quel.
web-editor-save = Enregistrer
web-editor-saved = Enregistré
web-editor-saved-as = « { $title } » est enregistré dans ce navigateur.
web-editor-play = Y jouer
web-editor-play-title = Jouer sur « { $title } »
web-editor-back = Revenir au dessin

# Ce qu’en dit le serveur.
web-editor-checking = Un instant…
web-editor-sound = On peut jouer sur ce plateau.
web-editor-away = Impossible de vérifier le plateau pour l’instant. Continuez à dessiner : un nouvel essai suivra.
web-editor-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
web-editor-parts = vides : { $open }, avec symbole : { $symbols }

# Départ et lieux.
web-editor-start-is = Départ : point { $point }.
web-editor-start-where = Le départ doit être un point d’une case de terre.
web-editor-place-where = Seules les cases de terre portent un nom.
web-editor-place-of = Nom de la case { $space }
web-editor-place-set = Valider

# Les plateaux : les vôtres, et ceux dont on peut partir.
web-editor-title = Titre
web-editor-name = Nom court
web-editor-own = Vos plateaux
web-editor-none = Aucun pour l’instant. Les plateaux enregistrés restent dans ce navigateur.
web-editor-delete = Supprimer « { $title } »
web-editor-deleted = « { $title } » est supprimé.
web-editor-bring-back = Restaurer
web-editor-begin = Partir de
web-editor-empty = Feuille vierge
web-editor-import = Ouvrir un fichier de plateau…
web-editor-export = Télécharger le fichier

# Clavier et gestes.
web-editor-keys = Clavier et gestes
web-editor-key-move = d’un triangle à l’autre
web-editor-key-paint = utiliser l’outil
web-editor-key-symbols = poser un symbole
web-editor-key-ground = terre, mer, hors plateau
web-editor-key-start = départ en un point ; encore : le point suivant
web-editor-key-place = nommer le lieu
web-editor-key-ctrl = Ctrl Z, Y
web-editor-key-undo = annuler, rétablir
web-editor-touch = Un doigt dessine, deux doigts déplacent et agrandissent. À la souris : la molette agrandit, le bouton droit déplace.
