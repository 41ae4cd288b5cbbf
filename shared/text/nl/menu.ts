import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menu',
  entries: {
    amounts: { name: 'Catalogus en bedragen', text: 'Artikelen, snelbedragen, fooi, korting' },
    guide: { name: 'Hulp voor personeel', text: 'Wat te doen als een betaling eindigt; lezen of afdrukken' },
    shift: { name: 'Shift', text: 'Openen, sluiten, X- en Z-rapport' },
    cashiers: { name: 'Kassamedewerkers', text: 'Namen, pincodes, wie wat mag' },
    'find-payment': { name: 'Betaling zoeken', text: 'Op referentie, code, bedrag of dag' },
    printer: { name: 'Printer', text: 'Bonprinter, kassalade, wat niet is afgedrukt' },
    scanner: { name: 'Scanner', text: 'Snelheid, voorvoegsel, einde van een code; proefscan' },
    'customer-screen': { name: 'Klantscherm', text: 'Tweede scherm, fooi' },
    preferences: { name: 'Voorkeuren', text: 'Taal, kleuren, tekstgrootte, geluid' },
    setup: { name: 'Configuratie', text: 'Profiel van deze terminal, trainingsmodus' },
  },
};

export const page: Words['page'] = { back: 'Terug' };
