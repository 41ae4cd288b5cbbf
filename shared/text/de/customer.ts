import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('de');

export const customer: Words['customer'] = {
  title: 'Kundendaten',
  open: 'Kundendaten',
  why: 'Sie gehen mit dieser Zahlung an den Zahlungsdienst und werden danach auf dieser Kasse gelöscht.',
  whyKept: (days) =>
    plural(days, {
      one: `Sie gehen mit dieser Zahlung an den Zahlungsdienst und werden nach ${days} Tag auf dieser Kasse gelöscht.`,
      other: `Sie gehen mit dieser Zahlung an den Zahlungsdienst und werden nach ${days} Tagen auf dieser Kasse gelöscht.`,
    }),
  optional: 'Freiwillig',
  sameAsEmail: 'Leer lassen: wie die E-Mail-Adresse',
  chooseCountry: 'Auswählen …',
  skip: 'Ohne Kundendaten kassieren',
  charge: (amount) => `${amount} kassieren`,
  enter: 'Kundendaten eingeben',
  enterTodo: 'Bitte die Kundendaten eingeben: Betrag und Referenz bleiben stehen.',
  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    address: 'Straße und Hausnummer',
    address2: 'Adresszusatz (Wohnung, Etage)',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesland, Kanton oder Provinz',
    countryCode: 'Land',
    refundEmail: 'E-Mail-Adresse für eine Rückforderung',
  },
  faults: {
    missing: 'Bitte ausfüllen.',
    'too-long': 'Das ist zu lang. Bitte kürzen.',
    unprintable: 'Das enthält Zeichen, die sich nicht senden lassen. Bitte neu eingeben.',
    'not-an-email': 'Das ist keine E-Mail-Adresse.',
    'not-a-country': 'Bitte ein Land auswählen.',
    'not-a-postal-code': 'Das ist keine Postleitzahl dieses Landes.',
    malformed: 'Der Zahlungsdienst nimmt das nicht an. Bitte berichtigen.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Bonus',
  included: (amount) => `Angefragter Bonus: ${amount}`,
  parts: (total, merchant, target) => `${total} (Händleranteil ${merchant}, Rest ${target})`,
};
