import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Kundenanzeige',
  display: 'Zweiter Bildschirm',
  displays: {
    automatic: { name: 'Automatisch', text: 'Ein zweiter Bildschirm wird zur Kundenanzeige.' },
    off: { name: 'Aus', text: 'Kunden schauen auf diesen Bildschirm.' },
  },
  tip: 'Trinkgeld',
  tips: {
    ask: {
      name: 'Kunden fragen',
      text: '„Kassieren“ fragt zuerst auf der Kundenanzeige nach Trinkgeld.',
    },
    off: { name: 'Nicht fragen', text: '„Kassieren“ zeigt sofort den Code.' },
  },
  state: {
    none: 'Kein zweiter Bildschirm angeschlossen.',
    shown: 'Die Kundenanzeige läuft.',
    unplugged: 'Die Kundenanzeige ist nicht mehr angeschlossen.',
    closed: 'Die Kundenanzeige wurde geschlossen.',
  },
  lost: 'Nichts ist verloren. Dem Kunden diesen Bildschirm zeigen.',
  openAgain: 'Wieder öffnen',
  understood: 'Verstanden',
  asking: 'Der Kunde wählt das Trinkgeld',
  askingText: 'Es geht von selbst weiter.',
  noTip: 'Kein Trinkgeld: kassieren',
  back: 'Zurück',
  turn: 'Dem Kunden zeigen',
  turnBack: 'Zurück zur Kasse',
  letType: 'Den Kunden tippen lassen',
  typing: 'Der Kunde gibt seine Daten ein',
  typingText: 'Sie erscheinen hier von selbst.',
  typeHere: 'Doch hier eingeben',
  given: 'Der Kunde hat dies ausgefüllt. Prüfen, dann kassieren.',
  declined: 'Der Kunde möchte nichts angeben.',
};
