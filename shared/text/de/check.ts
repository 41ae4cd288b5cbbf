import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'Der Dienst meldet: bezahlt',
    todo: 'Ware aushändigen. Nicht noch einmal kassieren.',
  },
  seen: {
    title: 'Die Zahlung ist unterwegs',
    todo: 'Sie ist noch nicht bestätigt. Auf „Bezahlt“ warten und nicht noch einmal kassieren.',
  },
  'not-seen': {
    title: 'Noch nichts eingegangen',
    todo: 'Gerade geprüft. Bitte nachfragen, ob die Zahlung abgeschickt wurde, und zwar an diesen Code. Den Verkauf offen lassen.',
  },
  'not-paid': {
    title: 'Weiterhin nicht bezahlt',
    todo: 'Gerade erneut geprüft. Was gesendet wurde, lässt sich auf der Zahlungsseite zurückfordern.',
  },
  'no-code': {
    title: 'Dieser Verkauf kann nicht bezahlt sein',
    todo: 'Dafür wurde noch kein Code angezeigt.',
  },
  unrecognised: {
    title: 'Status unbekannt: nicht noch einmal kassieren',
    todo: 'Der Dienst meldet einen Status, den diese Kasse nicht kennt. Die Kasse prüft weiter.',
  },
  unknown: {
    title: 'Noch ungewiss: nicht noch einmal kassieren',
    todo: 'Der Dienst antwortet nicht. Keine Ware aushändigen; die Kasse fragt weiter nach.',
  },
};

export const check: Words['check'] = {
  ask: 'Kunde sagt: bezahlt?',
  asking: 'Wird geprüft …',
  instead: 'Diese Zahlung hat Geld erhalten und könnte gemeint sein:',
  historyUnchecked: (why) => `Andere Kassen konnten nicht geprüft werden. ${why}`,
};
