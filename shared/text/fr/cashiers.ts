import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('fr');

export const signIn: Words['signIn'] = {
  title: 'Qui est à la caisse ?',
  names: 'Caissiers',
  keypad: 'Clavier du code PIN',
  pinFor: (name) => `Code PIN : ${name}`,
  chooseFirst: 'Choisissez d’abord votre nom',
  typed: (digits) => plural(digits, { one: `${digits} chiffre saisi`, other: `${digits} chiffres saisis` }),
  signIn: 'Se connecter',
  other: 'Quelqu’un d’autre',
  backspace: 'Effacer le dernier chiffre',
  locked: (seconds) =>
    seconds < 120
      ? `Saisie du code PIN bloquée pendant ${seconds} s.`
      : `Saisie du code PIN bloquée pendant ${Math.ceil(seconds / 60)} min.`,
  forgotten: 'Code PIN oublié ?',
  askManager: 'Un responsable peut définir un nouveau code PIN dans Menu, Caissiers.',
  goOn: 'Continuer',
  missing: 'Le personnel de cette caisse a disparu',
  missingText:
    'Du personnel travaillait ici, mais l’historique de la caisse ne le connaît plus : il a été supprimé ou modifié. Aucune vente ne peut commencer. Les paiements en cours restent suivis. Appelez un responsable.',
  missingOwner: 'Pour le propriétaire',
  missingOwnerText:
    'Restaurez l’historique à partir d’une sauvegarde. Ou saisissez le mot de passe ou une clé de ce terminal : la caisse continue sans personnel, et vous ajoutez de nouveau le responsable.',
  setupOwner: 'Seul le propriétaire peut changer la configuration',
  setupOwnerText:
    'Du personnel travaille à cette caisse et personne ne peut s’identifier ici. Saisissez le mot de passe ou une clé du terminal.',
  resetTitle: (name) => `Nouveau code PIN pour ${name}`,
  resetText:
    'Saisissez le mot de passe ou une clé de ce terminal pour prouver que cette caisse est la vôtre.',
  resetTraining: 'Mode formation : aucun mot de passe n’est nécessaire.',
  secret: 'Mot de passe ou clé du terminal',
  newPin: 'Nouveau code PIN, 4 à 8 chiffres',
  setPin: 'Définir le nouveau code PIN',
};

export const cashiers: Words['cashiers'] = {
  title: 'Caissiers',
  none: 'Personne ne se connecte à cette caisse. Ajoutez d’abord un responsable : ensuite, chacun se connecte avec un code PIN.',
  add: 'Ajouter un caissier',
  addManager: 'Ajouter le responsable',
  name: 'Nom',
  pin: 'Code PIN, 4 à 8 chiffres',
  pinWord: 'Code PIN',
  role: 'Rôle',
  roles: { manager: 'Responsable', cashier: 'Caissier' },
  save: 'Ajouter',
  cancel: 'Annuler',
  change: 'Modifier',
  changeTitle: (name) => `Modifier ${name}`,
  rename: 'Enregistrer le nom',
  setPin: 'Définir le nouveau code PIN',
  pinSet: 'Le nouveau code PIN est défini.',
  remove: 'Supprimer',
  removeQuestion: (name) => `Supprimer ${name} ?`,
  removeText:
    'Le code PIN cesse de fonctionner immédiatement. Les ventes et rapports antérieurs conservent le nom.',
  removeLastText: 'Plus personne ne se connectera à cette caisse : quiconque s’en sert pourra tout faire.',
  keep: 'Conserver',
  rules: 'Règles',
  lockAfter: 'Verrouiller la caisse si personne n’y touche pendant',
  minutes: (minutes) => plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` }),
  never: 'Jamais',
  shiftRequired: 'Aucune vente sans session de caisse ouverte',
};
