import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('fr');

export const customer: Words['customer'] = {
  title: 'Coordonnées du client',
  open: 'Coordonnées client',
  why: 'Elles sont transmises au service de paiement avec ce paiement, puis effacées de cette caisse.',
  whyKept: (days) =>
    plural(days, {
      one: `Elles sont transmises au service de paiement avec ce paiement et effacées de cette caisse après ${days} jour.`,
      other: `Elles sont transmises au service de paiement avec ce paiement et effacées de cette caisse après ${days} jours.`,
    }),
  optional: 'Facultatif',
  sameAsEmail: 'Si ce champ est vide : la même adresse e-mail',
  chooseCountry: 'Choisir…',
  skip: 'Encaisser sans coordonnées',
  charge: (amount) => `Encaisser ${amount}`,
  enter: 'Saisir les coordonnées',
  enterTodo: 'Saisissez les coordonnées du client : le montant et la référence sont conservés.',
  labels: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Numéro et rue',
    address2: 'Appartement, étage, bâtiment',
    postalCode: 'Code postal',
    city: 'Ville',
    state: 'État, province ou département',
    countryCode: 'Pays',
    refundEmail: 'E-mail pour une récupération',
  },
  faults: {
    missing: 'Remplissez ce champ.',
    'too-long': 'C’est trop long. Raccourcissez.',
    unprintable: 'Ce champ contient des caractères impossibles à transmettre. Saisissez-le à nouveau.',
    'not-an-email': 'Ce n’est pas une adresse e-mail.',
    'not-a-country': 'Choisissez un pays.',
    'not-a-postal-code': 'Ce n’est pas un code postal de ce pays.',
    malformed: 'Le service de paiement n’accepte pas cette saisie. Corrigez-la.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Ristourne',
  included: (amount) => `Ristourne demandée : ${amount}`,
  parts: (total, merchant, target) => `${total} (part du commerçant ${merchant}, reste ${target})`,
};
