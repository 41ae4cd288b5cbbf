import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '../../staff.ts';
import type { LaterWords } from '../words.ts';

export const expectations: LaterWords['expectations'] = {
  'json-file': 'un fichier JSON',
  'profile-object': 'un objet : voir la documentation du profil du terminal',
  version: '1',
  environment: '"sandbox" ou "production"',
  'secure-address': 'une adresse https: (http: seulement pour cet ordinateur, dans l’environnement sandbox)',
  'auth-scheme': '"oauth" ou "apiKey"',
  'auth-form': '"realm" ou "oauth-token"',
  realm: 'le realm, p. ex. nonprod ou prod',
  brand: 'le nom propre du service, comme dans ses identifiants client',
  'identity-domain': 'la partie après le @ de l’identifiant de connexion du terminal',
  'merchant-id': 'l’identifiant du commerçant',
  'terminal-id': 'l’identifiant du terminal',
  'terminal-kind': '"physical" ou "virtual"',
  'store-object': 'un objet avec name, currency et locale',
  'store-name': 'le nom du magasin',
  currency: 'un code de devise, p. ex. USD',
  'payable-currency':
    'une devise à deux décimales au plus : le service de paiement n’en lit pas davantage, donc ni BHD, IQD, JOD, KWD, LYD, OMR ni TND',
  locale: 'un code de langue, p. ex. en-US',
  'time-zone': 'un fuseau horaire, p. ex. Europe/Berlin',
  'webhook-addresses': 'une liste de 10 adresses au plus',
  'certificate-authorities': 'une liste de 16 certificats d’autorité au plus, chacun en texte PEM',
  amount: 'un montant, p. ex. 1.00',
  'above-zero': 'plus que zéro',
  'amount-of-currency':
    'un montant sans plus de décimales que n’en a la devise, p. ex. 1.00 en USD ou 100 en JPY',
  'reference-pattern':
    'un texte avec {n} ou {random}, et au besoin {date} et {terminal}, p. ex. {date}-{terminal}-{n}',
  'short-reference-pattern': `un modèle qui donne au plus ${MAX_REFERENCE_LENGTH} caractères`,
  'customer-details-object': 'un objet avec ask et au besoin keepDays',
  'customer-details-ask': '"never", "on-request" ou "always"',
  days: 'un nombre de jours de 1 à 3650',
  'rebate-object': 'un objet avec percent et merchantPercent',
  percentage: 'un pourcentage à deux décimales au plus, entre guillemets droits, p. ex. "2.5"',
  'at-most-rebate-percent': 'au plus rebate.percent',
  object: 'un objet',
  'unused-name': 'un nom que personne d’autre n’a',
  pin: `de ${MIN_PIN_LENGTH} à ${MAX_PIN_LENGTH} chiffres`,
  'unmasked-key': 'la clé entière ; celle-ci est masquée',
};
