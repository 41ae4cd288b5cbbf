import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('nl');

export const customer: Words['customer'] = {
  title: 'Klantgegevens',
  open: 'Klantgegevens',
  why: 'Ze gaan met deze betaling naar de betaaldienst en worden daarna van deze kassa verwijderd.',
  whyKept: (days) =>
    plural(days, {
      one: `Ze gaan met deze betaling naar de betaaldienst en worden na ${days} dag van deze kassa verwijderd.`,
      other: `Ze gaan met deze betaling naar de betaaldienst en worden na ${days} dagen van deze kassa verwijderd.`,
    }),
  optional: 'Optioneel',
  sameAsEmail: 'Leeg laten: zelfde als het e-mailadres',
  chooseCountry: 'Kiezen…',
  skip: 'Afrekenen zonder gegevens',
  charge: (amount) => `${amount} afrekenen`,
  enter: 'Klantgegevens invoeren',
  enterTodo: 'Voer de klantgegevens in: bedrag en referentie blijven staan.',
  labels: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    address: 'Straat en huisnummer',
    address2: 'Appartement, etage, gebouw',
    postalCode: 'Postcode',
    city: 'Plaats',
    state: 'Provincie, staat of regio',
    countryCode: 'Land',
    refundEmail: 'E-mailadres om terug te vragen',
  },
  faults: {
    missing: 'Vul dit in.',
    'too-long': 'Dit is te lang. Maak het korter.',
    unprintable: 'Dit bevat tekens die niet kunnen worden verzonden. Typ het opnieuw.',
    'not-an-email': 'Dit is geen e-mailadres.',
    'not-a-country': 'Kies een land.',
    'not-a-postal-code': 'Dit is geen postcode van dat land.',
    malformed: 'De betaaldienst accepteert dit niet. Verbeter het.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Bonus',
  included: (amount) => `Gevraagde bonus: ${amount}`,
  parts: (total, merchant, target) => `${total} (deel van de handelaar ${merchant}, rest ${target})`,
};
