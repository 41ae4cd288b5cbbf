import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Configurer cette caisse',
    text: 'Chargez le profil de ce terminal, ou essayez d’abord tout en mode formation.',
  },
  'profile-faulty': {
    title: 'Le profil contient des erreurs',
    text: 'La caisse ne démarre pas à moitié configurée. Corrigez les points indiqués et chargez à nouveau le profil.',
  },
  'secrets-missing': {
    title: 'Saisir les identifiants',
    text: 'Le profil est chargé. La caisse conserve les identifiants chiffrés et ne les affiche plus jamais.',
  },
  'sign-in-refused': {
    title: 'Saisir à nouveau les identifiants',
    text: 'D’ici là, la caisse n’essaie plus de se connecter.',
  },
  failed: {
    title: 'La caisse n’a pas pu démarrer',
    text: 'Aucune vente n’est perdue. Si un client était en train de payer, n’encaissez pas à nouveau avant le retour de la caisse.',
  },
  asked: {
    title: 'Configuration',
    text: 'Modifiez les identifiants, chargez un autre profil ou passez en mode formation.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Mot de passe du terminal',
  clientSecret: 'Secret client (client secret)',
  apiKey: 'Clé API',
};

export const setup: Words['setup'] = {
  back: 'Retour à la caisse',
  tryAgain: 'Réessayer',
  loadTitle: 'Charger un profil',
  loadText: 'Un fichier JSON remis par votre prestataire de paiement ou votre responsable.',
  choose: 'Choisir un fichier de profil',
  drop: 'ou déposez-le ici',
  reading: 'Lecture…',
  tooLarge: 'Ce fichier est trop volumineux pour un profil. Choisissez-en un autre.',
  unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  faultsOf: (file) => `Erreurs dans ${file}`,
  faults: 'Erreurs dans le profil',
  trainingTitle: 'Mode formation',
  trainingText:
    'Une caisse complète pour s’exercer. Aucun argent réel ne circule et rien ne quitte cet ordinateur.',
  useTraining: 'Passer en mode formation',
  profileTitle: 'Profil',
  store: 'Magasin',
  merchant: 'Commerçant',
  terminal: 'Terminal',
  environment: 'Environnement',
  environments: { sandbox: 'Sandbox (argent de test)', production: 'Production (argent réel)' },
  service: 'Service',
  optional: 'facultatif',
  apiKeyHint: 'facultatif, pour rechercher les réponses perdues',
  goesTo: (host) => `envoyé à ${host}`,
  kept: 'laissez vide pour conserver la valeur',
  secretMissing: 'À saisir.',
  stillOpen: (count) => `Encore ouverts : ${count}. La caisse les suit jusqu’à leur fin. Changez ensuite.`,
  leftOpen: 'Personne ne lira ces paiements tant que ce terminal n’est pas réutilisé.',
  changeAnyway: 'Changer quand même',
  start: 'Démarrer la caisse',
  save: 'Enregistrer et se connecter',
  starting: 'Connexion…',
};
