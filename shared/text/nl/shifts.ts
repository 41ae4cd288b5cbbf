import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('nl');

export const shifts: Words['shifts'] = {
  title: 'Shift',
  none: 'Er is geen shift open.',
  open: 'Shift openen',
  isOpen: (shift) => `Shift ${shift} loopt`,
  since: (time) => `Geopend ${time}`,
  sinceBy: (time, name) => `Geopend ${time} door ${name}`,
  look: 'X-rapport',
  close: 'Shift sluiten',
  closeQuestion: (shift) => `Shift ${shift} sluiten?`,
  closeText:
    'Het Z-rapport wordt gemaakt en bewaard. Het kan niet opnieuw worden gemaakt met andere cijfers.',
  closeOpenSales: (sales) =>
    plural(sales, {
      one: 'Eén verkoop is nog open. Die wordt vermeld en komt na afloop in het volgende rapport.',
      other: `${sales} verkopen zijn nog open. Die worden vermeld en komen na afloop in het volgende rapport.`,
    }),
  closing: 'Vergelijken met de betaaldienst…',
  closeNow: 'Sluiten en Z-rapport maken',
  notYet: 'Nog niet',
  closed: 'Gesloten shifts',
  closedAt: (shift, time) => `Shift ${shift}, gesloten ${time}`,
  openSale: 'Openen',
};

export const shiftReport: Words['shiftReport'] = {
  x: (shift) => `X-rapport, shift ${shift}`,
  z: (shift) => `Z-rapport, shift ${shift}`,
  copy: 'KOPIE',
  xNote: 'De stand van dit moment. De shift blijft open.',
  opened: 'Geopend',
  made: 'Gemaakt',
  closedAt: 'Gesloten',
  openedBy: 'Geopend door',
  madeBy: 'Gemaakt door',
  closedBy: 'Gesloten door',
  terminal: 'Terminal',
  sales: 'Verkopen',
  numbers: 'Verkoopnummers',
  range: (first, last) => `${first} – ${last}`,
  noSales: 'Geen verkoop in deze shift.',
  totals: (currency) => `Totalen in ${currency}`,
  paid: 'Totaal betaald',
  tips: 'Waarvan fooi',
  discounts: 'Gegeven korting',
  countAndSum: (count, amount) => `${count} · ${amount}`,
  byCashier: 'Per kassamedewerker',
  nobody: 'Niemand ingelogd',
  exceptions: 'Na te kijken',
  noExceptions: 'Niets na te kijken.',
  withoutShift: 'Zonder shift gedaan',
  apart: 'Niet in de totalen hierboven.',
  more: (sales) => `en nog ${sales}`,
  earlier: 'Uit eerdere shifts',
  earlierSale: (number, shift) => `Verkoop ${number} van shift ${shift}`,
  endedLater: (standing) => `Later geëindigd: ${standing}`,
  changedLater: (was, now) => `Gewijzigd na het Z-rapport. Toen: ${was}. Nu: ${now}.`,
  paidLater: 'Betaald na hun Z-rapport',
  unpaidLater: 'Niet meer betaald',
  reconciliation: {
    title: 'Vergelijking met de betaaldienst',
    compared: (payments) => `Vergeleken betalingen: ${payments}`,
    agrees: 'Niets wijkt af.',
    notCompared: {
      'not-permitted':
        'Niet vergeleken: deze kassa heeft geen geldige sleutel voor de betaalhistorie. Vergelijk met de hand met de lijst van de dienst.',
      unreachable:
        'Niet vergeleken: de betaaldienst was niet bereikbaar. Het volgende Z-rapport haalt het in.',
      'too-slow':
        'Niet vergeleken: de betaaldienst deed er te lang over. Het volgende Z-rapport haalt het in.',
      incomplete:
        'Niet vergeleken: de betaalhistorie kwam niet volledig binnen. Het volgende Z-rapport haalt het in.',
    },
    paidLate: 'Betaald nadat de verkoop was geëindigd',
    differing: 'De dienst vermeldt iets anders',
    stated: (said) => `De dienst zegt: ${said}`,
    unknown: 'Betalingen zonder verkoop op deze kassa',
    unknownNote:
      'Van een andere kassa met deze terminal, of van een verloren registratie. Zoek ze eerst op bij de dienst.',
    unread: (payments) => `Niet op tijd gecontroleerd: ${payments}`,
  },
  sale: (number) => `Verkoop ${number}`,
  standings: {
    completed: 'Betaald',
    overpaid: 'Betaald, te veel',
    underpaid: 'Niet volledig betaald',
    expired: 'Verlopen',
    cancelled: 'Geannuleerd',
    invalid: 'Niet geaccepteerd',
    'amount-differs': 'Bedrag wijkt af',
    open: 'Nog open',
    unknown: 'Status onbekend',
    'not-created': 'Geen code gemaakt',
  },
  kinds: {
    'paid-twice': 'Meer dan één keer betaald',
    'paid-beside': 'Betaald naast een andere verkoop',
    'outcome-changed': 'Afloop is veranderd',
    'lost-unchecked': 'Verloren antwoorden niet gecontroleerd',
    'amount-differs': 'Bedrag wijkt af',
    'foreign-payment': 'Betaling die er niet bij hoort',
    unknown: 'Status onbekend',
    open: 'Nog open',
    underpaid: 'Niet volledig betaald',
    invalid: 'Niet geaccepteerd',
    overpaid: 'Betaald, te veel',
    'not-created': 'Geen code gemaakt',
  },
};
