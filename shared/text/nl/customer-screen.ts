import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Klantscherm',
  display: 'Tweede scherm',
  displays: {
    automatic: { name: 'Automatisch', text: 'Een tweede scherm wordt het klantscherm.' },
    off: { name: 'Uit', text: 'De klant kijkt op dit scherm.' },
  },
  tip: 'Fooi',
  tips: {
    ask: { name: 'Klant vragen', text: 'Afrekenen vraagt eerst om een fooi op het klantscherm.' },
    off: { name: 'Niet vragen', text: 'Afrekenen toont meteen de code.' },
  },
  state: {
    none: 'Er is geen tweede scherm aangesloten.',
    shown: 'Het klantscherm staat aan.',
    unplugged: 'Het klantscherm is losgekoppeld.',
    closed: 'Het klantscherm is gesloten.',
  },
  lost: 'Er is niets verloren. Laat de klant dit scherm zien.',
  openAgain: 'Opnieuw openen',
  understood: 'Begrepen',
  asking: 'De klant kiest een fooi',
  askingText: 'Het gaat vanzelf verder.',
  noTip: 'Geen fooi: nu afrekenen',
  back: 'Terug',
  turn: 'Aan klant tonen',
  turnBack: 'Terug naar de kassa',
  letType: 'Laat de klant typen',
  typing: 'De klant typt de gegevens in',
  typingText: 'Ze verschijnen hier vanzelf.',
  typeHere: 'Toch hier typen',
  given: 'De klant heeft dit ingevuld. Controleer het en reken af.',
  declined: 'De klant zegt het liever niet.',
};
