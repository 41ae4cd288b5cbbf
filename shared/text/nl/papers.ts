import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Volledig betaald. Dank u wel.',
    overpaid:
      'Betaald. Er is meer verstuurd dan gevraagd: het extra bedrag is van u en u kunt het terugvragen.',
    underpaid:
      'Er is minder verstuurd dan gevraagd, dus deze verkoop is niet betaald. Wat is verstuurd, is van u: vraag het terug.',
    expired:
      'Er is niet op tijd een betaling binnengekomen, dus deze verkoop is niet betaald. Wat te laat is verstuurd, is van u: vraag het terug.',
    cancelled: 'De betaling is geannuleerd, dus deze verkoop is niet betaald.',
    invalid:
      'Wat is verstuurd, kon niet worden geaccepteerd, dus deze verkoop is niet betaald. Het is van u: vraag het terug.',
    'amount-differs':
      'De dienst noemt een ander bedrag dan dat van deze verkoop, die daarom niet als betaald geldt. Neem contact op met de winkel.',
    open: 'De betaling was nog niet bevestigd toen dit werd gemaakt.',
    none: 'Voor deze verkoop is geen code getoond, dus er is niets betaald.',
  },
  receipt: 'Bon',
  record: 'Betaaloverzicht',
  notAReceipt: 'Dit is geen aankoopbon',
  copy: 'KOPIE',
  training: 'TRAINING: er is geen geld overgemaakt',
  testMoney: 'TESTGELD: er is geen echt geld overgemaakt',
  store: 'Winkel',
  terminal: 'Terminal',
  sale: 'Verkoop',
  date: 'Datum',
  reference: 'Referentie',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Goederen',
  discount: 'Korting',
  tip: 'Fooi',
  total: 'Totaal',
  status: 'Status',
  notDecided: 'Niet bevestigd',
  neverAsked: 'Niet gevraagd',
  requested: 'Gevraagd',
  received: 'Ontvangen',
  paymentCode: 'Betaalcode',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Terugvraagbon',
  how: 'Zo vraagt u het terug',
  steps: [
    '1. Scan deze code of open het adres hieronder.',
    '2. Vul op die pagina uw e-mailadres in.',
    '3. Doe wat er in de e-mail staat. Het duurt maximaal een dag.',
  ],
  lastDay: 'Terugvragen tot en met',
  window: (days) =>
    `De termijn is ${days} dagen vanaf de laatste wijziging van de betaling. Daarna kan alleen de support van de betaaldienst nog helpen.`,
  updated: 'Laatste wijziging',
  atLatest:
    'De kassa kon het precieze tijdstip van de laatste wijziging niet opvragen; dit is daarom de vroegst mogelijke dag.',
  over: 'Deze dag is voorbij. Neem contact op met de support van de betaaldienst en laat deze bon zien.',
  noPage:
    'Van deze verkoop is geen betaalpagina bekend. Neem contact op met de support van de betaaldienst en laat deze bon zien.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Wat te doen als een betaling eindigt',
  intro:
    'Het woord op het scherm van de kassa beslist, wat de telefoon van de klant ook toont. De kassa kan geen geld teruggeven.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Testafdruk',
  title: 'Testafdruk',
  text: 'Is dit leesbaar, dan werkt de printer.',
  letters: 'Letters',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'Een naam aan het begin',
  value: 'de waarde aan het eind',
  code: 'Countertop testafdruk',
};
