import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'De betaaldienst meldt: betaald',
    todo: 'Geef de goederen mee. Niet opnieuw afrekenen.',
  },
  seen: {
    title: 'De betaling is gezien',
    todo: 'De betaling is nog niet bevestigd. Wacht op “Betaald” en reken niet opnieuw af.',
  },
  'not-seen': {
    title: 'Nog niets ontvangen',
    todo: 'Zojuist gecontroleerd. Vraag de klant of de betaling is verstuurd, en naar deze code. Laat deze verkoop open.',
  },
  'not-paid': {
    title: 'Nog steeds niet betaald',
    todo: 'Zojuist opnieuw gecontroleerd. Wat de klant heeft verstuurd, kan op de betaalpagina worden teruggevraagd.',
  },
  'no-code': {
    title: 'Deze verkoop kan niet betaald zijn',
    todo: 'Er is nog geen code voor getoond.',
  },
  unrecognised: {
    title: 'Status onbekend: niet opnieuw afrekenen',
    todo: 'De betaaldienst meldt een status die deze kassa niet kent. De kassa blijft controleren.',
  },
  unknown: {
    title: 'Nog onzeker: niet opnieuw afrekenen',
    todo: 'De betaaldienst antwoordt niet. Geef niets mee; de kassa blijft het vragen.',
  },
};

export const check: Words['check'] = {
  ask: 'Klant zegt: betaald?',
  asking: 'Wordt gecontroleerd…',
  instead: 'Deze betaling heeft geld ontvangen en kan van deze klant zijn:',
  historyUnchecked: (why) => `Andere kassa’s konden niet worden gecontroleerd. ${why}`,
};
