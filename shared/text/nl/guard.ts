import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'De betaaldienst antwoordt niet, dus niemand weet of er is betaald. Reken alleen opnieuw af als zeker is dat er niet is betaald.',
      charge: 'Niet betaald: opnieuw afrekenen',
    },
    'reference-paid-before': {
      todo: 'Reken alleen opnieuw af voor een nieuwe bestelling.',
      charge: 'Nieuwe bestelling: afrekenen',
    },
    'reference-open-elsewhere': {
      todo: 'Misschien betaalt de klant daar. Vraag het eerst aan de andere kassa.',
      charge: 'Toch hier afrekenen',
    },
    'same-amount-open': {
      todo: 'Dezelfde klant? Open die verkoop dan: niemand mag dubbel betalen.',
      charge: 'Andere klant: afrekenen',
    },
    'other-tills-unchecked': {
      todo: 'De betaalgeschiedenis is niet te lezen, dus een andere kassa kan deze referentie al hebben afgerekend. Hier is nog niets gevraagd: vraag het eerst aan de andere kassa’s.',
      charge: 'Nergens anders afgerekend: afrekenen',
    },
  },
  inUse: 'Open die verkoop om verder te gaan. Wijzig voor een andere bestelling de referentie.',
  writtenDifferently: 'Anders geschreven, maar telt als dezelfde referentie.',
  back: 'Terug',
};

export const earlier: Words['earlier'] = { sale: (number) => `Verkoop ${number}` };
