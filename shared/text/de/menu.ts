import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menü',
  entries: {
    amounts: { name: 'Katalog und Beträge', text: 'Artikel, Schnellbeträge, Trinkgeld, Rabatte' },
    guide: { name: 'Hilfe fürs Personal', text: 'Was tun, wenn eine Zahlung endet; zum Lesen oder Drucken' },
    shift: { name: 'Schicht', text: 'Öffnen, abschließen, X- und Z-Bericht' },
    cashiers: { name: 'Kassenpersonal', text: 'Namen, PINs, wer was darf' },
    'find-payment': { name: 'Zahlung suchen', text: 'Nach Referenz, Code, Betrag oder Tag' },
    printer: { name: 'Drucker', text: 'Belegdrucker, Kassenschublade, nicht Gedrucktes' },
    scanner: { name: 'Scanner', text: 'Tempo, Präfix, Ende des Codes; Probescan' },
    'customer-screen': { name: 'Kundenanzeige', text: 'Zweiter Bildschirm, Trinkgeld' },
    preferences: { name: 'Darstellung und Ton', text: 'Sprache, Farben, Textgröße, Ton' },
    setup: { name: 'Einrichtung', text: 'Profil dieses Terminals, Übungsmodus' },
  },
};

export const page: Words['page'] = { back: 'Zurück' };
