import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('nl');

export const findPayment: Words['findPayment'] = {
  title: 'Betaling zoeken',
  search: 'Referentie, code, bedrag, #nummer of dag',
  hint: 'TAFEL-9 · 12,34 · #17 · gisteren',
  find: 'Zoeken',
  today: 'vandaag',
  yesterday: 'gisteren',
  from: 'Van',
  to: 'Tot en met',
  only: 'Tonen',
  filters: { all: 'Alle', open: 'Open', exceptions: 'Uitzonderingen' },
  searching: 'Bezig met zoeken…',
  found: (count) =>
    plural(count, { one: `${count} verkoop gevonden.`, other: `${count} verkopen gevonden.` }),
  foundSome: (count) =>
    plural(count, {
      one: 'De nieuwste gevonden verkoop.',
      other: `De nieuwste ${count} gevonden verkopen.`,
    }),
  foundPart: (count) =>
    plural(count, {
      one: `${count} verkoop heeft dit in de referentie.`,
      other: `${count} verkopen hebben dit in de referentie.`,
    }),
  none: 'Geen verkoop gevonden.',
  lookedBackTo: (time) => `Alle referenties doorzocht tot ${time} terug.`,
  more: 'Oudere verkopen tonen',
  lookFurther: 'Verder terug zoeken',
  wrongDates: 'De eerste dag mag niet na de laatste liggen.',
  sale: (number) => `Verkoop ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Verkoop ${number}`,
  reference: 'Referentie',
  paymentCode: 'Code',
  started: 'Begonnen',
  ended: 'Geëindigd',
  requested: 'Gevraagd',
  received: 'Ontvangen',
  goTo: 'Naar deze verkoop',
  showPage: 'Betaalpagina opnieuw tonen',
  hidePage: 'Betaalpagina verbergen',
  stillOpen: 'Deze verkoop is nog niet afgelopen.',
  notCreated: 'Er is geen code getoond, dus niemand kan hebben betaald.',
  history: 'Verloop',
};

export const history: Words['history'] = {
  started: (amount) => `Verkoop begonnen: ${amount}`,
  asked: 'De kassa heeft de betaaldienst om een code gevraagd',
  'code-shown': 'Code aan de klant getoond',
  'stray-found': 'Er is een betaling gevonden waarvan de code nooit is getoond',
  triesInARow: (tries) => `Pogingen achter elkaar: ${tries}`,
  'history-differs': (said) => `De betaalhistorie vermeldt een ander bedrag: ${said}`,
  'foreign-payment': 'De dienst noemde een betaling die niet bij deze verkoop hoort: niet meegeteld',
  'strays-searched': 'Gezocht naar betalingen waarvan het antwoord verloren ging: volledig doorzocht',
  resumed: 'Iemand liet de kassa opnieuw om een code vragen',
  'record-damaged': 'Hier ontbreekt een deel van de registratie van deze verkoop of is het onleesbaar',
  stopped: 'Door de kassamedewerker gestopt voordat er een code is getoond',
  parked: 'Weggezet: de volgende klant is geholpen',
  opened: 'Weer op het scherm',
  left: 'De kassamedewerker heeft de afloop gezien en is verdergegaan',
  printed: 'Er is een bon of terugvraagbon afgedrukt',
  noted: 'De kassamedewerker heeft de melding over deze verkoop gelezen',
  'not-sent': (why) => `De betaaldienst is niet bereikt; er is niets afgerekend. ${why}`,
  lost: (why) => `Het antwoord op het verzoek ging verloren. ${why}`,
  refused: (why) => `De betaaldienst weigerde een code te maken. ${why}`,
  'strays-unchecked': (why) =>
    `Er kon niet worden gezocht naar betalingen waarvan het antwoord verloren ging. ${why}`,
  'paid-beside': (earlier) => `Verkoop ${earlier} voor dezelfde bestelling is ook betaald`,
  overridden: {
    'earlier-payment-unreadable': 'Afrekenen begonnen hoewel een eerdere betaling niet kon worden gelezen',
    'reference-paid-before': 'Afrekenen begonnen hoewel deze referentie al eerder was betaald',
    'reference-open-elsewhere': 'Afrekenen begonnen hoewel deze referentie op een andere kassa open was',
    'same-amount-open': 'Afrekenen begonnen hoewel een verkoop met hetzelfde bedrag open was',
    'other-tills-unchecked': 'Afrekenen begonnen hoewel de andere kassa’s niet konden worden gecontroleerd',
  },
  overriddenOther: 'Afrekenen begonnen hoewel de kassa waarschuwde',
  waiting: 'De betaaldienst wacht op de betaling',
  seen: 'Betaling gezien, nog niet bevestigd',
  ended: (outcome) => `De betaaldienst meldt: ${outcome}`,
  unrecognised: (status) => `De betaaldienst meldt “${status}”, wat deze kassa niet kent`,
  requested: (amount) => `Gevraagd: ${amount}`,
  received: (amount) => `Ontvangen: ${amount}`,
  stray: 'De betaling waarvan de code nooit is getoond',
};
