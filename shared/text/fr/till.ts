import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Démarrage',
  noAnswer: 'La caisse n’a pas répondu. Fermez-la et redémarrez-la ; aucune vente n’est perdue.',
};

export const crash: Words['crash'] = {
  title: 'L’écran a rencontré un problème',
  text: 'Rien n’est perdu : c’est la caisse, et non cet écran, qui conserve et surveille les ventes et les paiements.',
  reload: 'Réafficher l’écran',
  detail: 'Pour l’assistance :',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Formation',
  trainingNote: 'argent fictif',
  sandbox: 'Sandbox',
  menu: 'Menu',
  lock: 'Verrouiller',
  signedIn: (name) => `Connecté : ${name}`,
  busy: 'Service saturé :',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Connexion…',
    'signed-in': 'Connecté',
    unreachable: 'Hors ligne',
    refused: 'Connexion refusée',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'Cet ordinateur ne peut pas chiffrer les identifiants enregistrés. Ne l’utilisez que pour des tests.',
  'ledger-repaired':
    'Le journal des ventes était endommagé et a été réparé. Un responsable doit vérifier les dernières ventes.',
  'ledger-damaged':
    'Certaines entrées de ventes en cours sont illisibles. Aucun argent n’est perdu : le service de paiement connaît chaque paiement. Un responsable doit y vérifier avant de faire payer à nouveau.',
  'ledger-full':
    'Impossible d’écrire dans le journal des ventes au démarrage de la caisse. Les ventes en cours sont surveillées ; aucune nouvelle vente n’est encaissée tant qu’il n’y a pas de place.',
  'counter-damaged':
    'Un fichier de ce comptoir était endommagé et a été mis de côté. Vérifiez que le catalogue, les montants et les paniers en attente sont toujours là.',
  'settings-damaged':
    'Les réglages de cette caisse étaient endommagés et ont été mis de côté. Configurez à nouveau le terminal, l’imprimante et l’affichage ; les ventes et les mots de passe sont intacts.',
  'amounts-assumed':
    'Le nombre de décimales des montants des ventes antérieures n’est pas enregistré pour chaque devise. Comparez une ancienne vente de cette caisse avec son reçu ; si le montant diffère, appelez votre fournisseur avant d’utiliser les anciens rapports. Les nouvelles ventes ne sont pas concernées.',
  'payments-open-elsewhere':
    'Des ventes sont encore ouvertes sous un autre terminal. Personne ne lit leurs paiements tant que cette caisse ne l’utilise pas de nouveau.',
  'ledger-not-backed-up':
    'La sauvegarde quotidienne du journal des ventes n’a pas pu être faite. Les ventes continuent et chacune est enregistrée. Un responsable doit en traiter la cause ; la caisse réessaie toutes les heures.',
  'certificates-checked':
    'La variable NODE_TLS_REJECT_UNAUTHORIZED est définie sur cet ordinateur. La caisse vérifie quand même les certificats : indiquez plutôt l’autorité de votre service dans le profil.',
  'secrets-in-environment':
    'Les secrets ont été donnés dans l’environnement de cet ordinateur : d’autres programmes peuvent les lire jusqu’à la fermeture de la caisse. Démarrez la caisse une fois sans ces variables : elle garde ce qu’elle a enregistré. Ou donnez-les dans un fichier (--secrets-file).',
  'unexpected-error':
    'Une partie de la caisse a eu une défaillance et a été relancée. Les ventes continuent ; chaque paiement est enregistré et suivi. Si ce message revient, fermez la caisse, rouvrez-la et transmettez au support ce qui figure ci-dessous.',
};
