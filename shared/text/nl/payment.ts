import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Code wordt opgehaald…',
  pausedTitle: 'Geen code',
  nobodyPaid: 'Er is geen code getoond, dus niemand kan hebben betaald.',
  stop: 'Deze verkoop stoppen',
  newSale: 'Nieuwe verkoop',
  tryNow: 'Nu om de code vragen',
  goOn: 'Toch om de code vragen',
  paused: {
    'record-damaged': 'De registratie van deze verkoop is beschadigd: controleer voor u opnieuw afrekent',
    'answers-unreadable': 'De antwoorden van de dienst zijn onleesbaar: de kassa vraagt niet meer',
    'answers-lost': 'De antwoorden van de dienst gingen verloren: de kassa vraagt niet meer',
    'tries-exhausted': 'De dienst was lang onbereikbaar: de kassa vraagt niet meer',
  },
  checkFirst:
    'Misschien is er een code getoond en betaald; de kassa weet het niet. Zoek deze verkoop eerst op bij de betaaldienst. Is er niet betaald, ga dan hier verder of stop deze verkoop.',
  pausedTodo:
    'Er is geen code getoond, dus er is geen geld afgenomen. Stop deze verkoop en begin een nieuwe, of vraag een manager.',
  mayExist: (payments) =>
    payments === 1
      ? 'Bij de dienst kan één betaling zijn achtergebleven die niemand kan betalen.'
      : `Bij de dienst kunnen tot ${payments} betalingen zijn achtergebleven die niemand kan betalen.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'Wachten op betaling',
  seen: 'Betaling gezien, wordt bevestigd',
  unknown: 'Status wordt gecontroleerd',
  steps: 'Stappen van de betaling',
  stepWaiting: 'Wachten',
  stepSeen: 'Gezien, wordt bevestigd',
  exact: 'Betaal precies het getoonde bedrag',
  qr: 'QR-code voor de betaling',
  qrTooLong: 'Dit adres is te lang voor een code. De klant kan het overtypen:',
  store: 'Winkel',
  reference: 'Referentie',
  accepted: 'Geaccepteerd',
  paymentCode: 'Code',
  elapsed: (time) => `${time} op het scherm`,
  checked: (seconds) =>
    seconds < 60
      ? `${seconds} s geleden gecontroleerd`
      : `${Math.floor(seconds / 60)} min geleden gecontroleerd`,
  notChecked: 'Nog niet gecontroleerd',
  address: 'Of open dit adres',
  newSale: 'Nieuwe verkoop',
};

export const unknown: Words['unknown'] = {
  title: 'Status onbekend: niet opnieuw afrekenen',
  unrecognised: (status) => `De betaaldienst meldt een status die deze kassa niet kent: “${status}”.`,
  todo: 'De kassa blijft controleren: wacht op “Betaald”.',
  verdict: 'Geef nog niets mee.',
  happened: 'De betaaldienst antwoordt niet of meldt iets wat de kassa niet kent.',
  money: 'Dat weet nog niemand. Misschien heeft de klant al betaald.',
};
