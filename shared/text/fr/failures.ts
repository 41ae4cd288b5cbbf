import type { Words } from '../words.ts';
import { printTroubles } from './printing.ts';

export const failures: Words['failures'] = {
  ...printTroubles,
  'printer-missing': 'Aucune imprimante n’est configurée sur cette caisse.',
  'print-job-not-found': 'Ce document n’est plus dans la liste.',
  'earlier-payment-unreadable':
    'Le paiement antérieur de cette référence ne peut pas être vérifié maintenant.',
  'reference-paid-before': 'Cette référence a déjà été payée.',
  'reference-open-elsewhere': 'Une autre caisse demande le paiement de cette référence.',
  'same-amount-open': 'Une vente du même montant est encore dans la liste.',
  'other-tills-unchecked': 'Les autres caisses n’ont pas pu être vérifiées.',
  'amount-invalid': 'Ce montant ne peut pas être encaissé.',
  'amount-unconfirmed': 'Ce montant est inhabituellement élevé. Rien n’a été encaissé.',
  'reference-invalid': 'Cette référence ne peut pas être utilisée.',
  'reference-in-use': 'Une vente en cours a déjà cette référence.',
  'sale-in-progress': 'Une vente est encore en cours sur cette caisse.',
  'sale-not-found': 'Cette vente n’est plus ouverte sur cette caisse.',
  'other-service': 'Cette vente relève d’un autre service de paiement. Lui seul sait si elle a été payée.',
  'till-not-ready': 'La caisse n’est pas encore prête.',
  'ledger-unavailable':
    'Impossible d’écrire dans le journal des ventes : aucune nouvelle vente n’est encaissée.',
  'ledger-unreadable':
    'Le journal des ventes ne peut pas être lu pour l’instant. Une recherche ne modifie aucune vente et n’encaisse rien.',
  'service-unreachable': 'Le service de paiement est injoignable.',
  'service-busy': 'Le service de paiement demande à la caisse de ralentir.',
  'service-error': 'Le service de paiement rencontre un problème.',
  'service-answer-unreadable': 'Le service de paiement a envoyé une réponse que la caisse ne peut pas lire.',
  'payment-address-refused':
    'Le service de paiement a envoyé une adresse qui ne peut pas être affichée sans risque.',
  'payment-not-ours': 'Le service de paiement a répondu avec le paiement d’une autre vente.',
  'payment-rejected': 'Le service de paiement n’a pas accepté cette vente.',
  'currency-not-payable':
    'Le service de paiement ne peut pas prendre ce montant jusqu’à son dernier chiffre.',
  'sale-currency-changed':
    'Cette vente a commencé dans une autre devise que celle de la caisse à présent : aucun paiement n’a été demandé.',
  'customer-required': 'Le service de paiement demande les coordonnées du client, ou ne les accepte pas.',
  'customer-details-invalid': 'Les coordonnées du client sont incomplètes ou incorrectes.',
  'customer-details-unavailable':
    'Les coordonnées du client n’ont pas pu être conservées en sécurité sur cette caisse : rien n’a été encaissé.',
  'not-permitted': 'Le service de paiement n’autorise pas ce terminal à faire cela.',
  'not-found': 'Le service de paiement ne connaît pas ce terminal ou ce paiement.',
  'request-rejected': 'Le service de paiement n’a pas accepté cette demande.',
  conflict: 'Cela existe déjà, ou a changé entre-temps.',
  'change-unconfirmed':
    'Impossible de savoir si le service de paiement a fait cette modification. Vérifiez avant de réessayer.',
  'sign-in-refused': 'Le service de paiement a refusé la connexion.',
  'secret-missing': 'Un mot de passe ou une clé n’a pas encore été saisi.',
  'profile-invalid': 'Le profil contient des erreurs.',
  'payments-open': 'Des paiements sont encore ouverts sur cette caisse.',
  'keyring-missing': 'Cet ordinateur n’a pas de trousseau de clés pour protéger les identifiants.',
  'counter-not-kept': 'Impossible d’écrire le panier sur le disque : une coupure de courant le viderait.',
  'catalogue-not-kept': 'Impossible d’écrire le catalogue sur le disque. Le précédent reste en vigueur.',
  'held-carts-full': 'Trop de paniers sont en attente. Encaissez-en ou supprimez-en un d’abord.',
  'held-cart-gone': 'Ce panier n’est plus en attente.',
  'nothing-to-reclaim': 'Il n’y a rien à récupérer pour cette vente actuellement.',
  'printer-not-ready': 'Aucune imprimante n’est prête.',
  'file-not-written': 'Le fichier n’a pas pu être enregistré.',
  'command-refused': 'La caisse n’a pas accepté cette demande.',
  'signed-out': 'Personne n’est connecté à cette caisse.',
  'manager-only': 'Seul un responsable peut faire cela.',
  'pin-wrong': 'Ce code PIN est faux.',
  'pin-locked': 'Trop de codes PIN erronés : la saisie est bloquée un moment.',
  'pins-unreadable': 'Les codes PIN de cette caisse sont illisibles sur cet ordinateur.',
  'pins-not-now':
    'Les codes PIN ne peuvent pas être vérifiés maintenant : le trousseau de cet ordinateur ne répond pas. Un responsable peut se connecter avec le mot de passe ou la clé du terminal.',
  'owner-needed': 'Ici, cela n’est possible qu’avec le mot de passe ou une clé du terminal.',
  'owner-unproved': 'Ce n’est ni un mot de passe ni une clé de ce terminal.',
  'cashier-invalid': 'Ce nom ou ce code PIN ne peut pas être utilisé.',
  'cashier-not-found': 'Ce caissier n’est plus sur cette caisse.',
  'last-manager': 'Tant qu’il y a des caissiers, il doit rester un responsable.',
  'shift-open': 'Une session de caisse est déjà ouverte.',
  'shift-not-open': 'Aucune session de caisse n’est ouverte. Ouvrez-en une d’abord.',
  'shift-not-found': 'Cette session de caisse n’est pas sur cette caisse.',
  internal: 'La caisse a rencontré un problème interne.',
};

export const actions: Words['actions'] = {
  wait: 'La suite est automatique.',
  'try-again': 'Réessayez.',
  'fix-input': 'Corrigez et réessayez.',
  'sign-in': 'Un responsable doit saisir à nouveau les identifiants.',
  'fix-configuration': 'Un responsable doit corriger la configuration.',
  'ask-manager': 'Demandez à un responsable.',
  report: 'Signalez-le à l’assistance.',
};

export const faults: Words['faults'] = {
  missing: (field) => `${field} manque. Ajoutez ce champ.`,
  'unknown-field': (field) => `${field} n’est pas un champ de profil. Supprimez-le ou corrigez son nom.`,
  'wrong-type': (field) => `${field} a un type de valeur incorrect.`,
  'not-one-of': (field) => `${field} a une valeur non autorisée.`,
  empty: (field) => `${field} est vide. Remplissez ce champ.`,
  'too-long': (field) => `${field} est trop long. Raccourcissez-le.`,
  'not-a-url': (field) => `${field} n’est pas une adresse web.`,
  'not-https': (field) => `${field} doit commencer par https://.`,
  'not-json': (field) => `${field} n’est pas du JSON valide.`,
  malformed: (field) => `${field} n’est pas écrit correctement.`,
  wholeFile: 'Le fichier',
  expected: 'Attendu :',
  trace: 'Référence pour l’assistance :',
};
