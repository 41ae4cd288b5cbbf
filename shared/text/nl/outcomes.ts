import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Betaald',
    verdict: 'Geef de goederen mee.',
    happened: 'De klant heeft het volledige bedrag betaald.',
    money: 'Ja, het volledige bedrag.',
    todo: 'Niets meer: deze verkoop is klaar.',
  },
  overpaid: {
    title: 'Betaald, te veel',
    verdict: 'Geef de goederen mee.',
    happened: 'De klant heeft meer dan het gevraagde bedrag verstuurd.',
    money: 'Ja, het gevraagde bedrag. Het extra bedrag is nog steeds van de klant.',
    todo: 'Toon de betaalpagina opnieuw: daar kan de klant het extra bedrag binnen 30 dagen terugvragen.',
  },
  underpaid: {
    title: 'Niet volledig betaald',
    verdict: 'Geef niets mee.',
    happened: 'De klant heeft minder dan het gevraagde bedrag verstuurd.',
    money: 'Nee. Wat is verstuurd, is nog steeds van de klant en kan binnen 30 dagen worden teruggevraagd.',
    todo: 'Laat niets meer naar deze code versturen. Toon de betaalpagina opnieuw om terug te vragen en begin een nieuwe verkoop.',
  },
  expired: {
    title: 'Verlopen',
    verdict: 'Geef niets mee.',
    happened: 'Er is niet op tijd een betaling binnengekomen, en deze code werkt niet meer.',
    money: 'Nee. Wat te laat is verstuurd, kan binnen 30 dagen op de betaalpagina worden teruggevraagd.',
    todo: 'Begin een nieuwe verkoop als de klant nog wil betalen.',
  },
  cancelled: {
    title: 'Geannuleerd',
    verdict: 'Geef niets mee.',
    happened: 'De betaling is geannuleerd voordat er was betaald.',
    money: 'Nee.',
    todo: 'Begin een nieuwe verkoop als de klant nog wil betalen.',
  },
  invalid: {
    title: 'Niet geaccepteerd',
    verdict: 'Geef niets mee.',
    happened:
      'De betaaldienst kon niet accepteren wat is verstuurd, bijvoorbeeld een verkeerde munt of meerdere overboekingen.',
    money: 'Nee. Wat is verstuurd, is nog steeds van de klant en kan binnen 30 dagen worden teruggevraagd.',
    todo: 'Toon de betaalpagina opnieuw om terug te vragen en begin een nieuwe verkoop.',
  },
  'amount-differs': {
    title: 'Bedrag wijkt af',
    verdict: 'Geef niets mee.',
    happened: 'De dienst meldt ‘betaald’, maar voor een ander bedrag of een andere valuta dan deze verkoop.',
    money: 'Niet zeker: de dienst noemt een ander bedrag.',
    todo: 'Haal de manager erbij en reken niet opnieuw af: de betaling wordt met de gegevens van de dienst vergeleken.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Wat is er gebeurd?',
  money: 'Is er geld geïnd?',
  todo: 'Wat nu te doen?',
  requested: 'Gevraagd',
  received: 'Ontvangen',
  newSale: 'Nieuwe verkoop',
  stay: 'Hier blijven',
  returns: (seconds) => `Nieuwe verkoop over ${seconds} s`,
  showPage: 'Betaalpagina',
  hidePage: 'Pagina verbergen',
  pageQr: 'QR-code van de terugvraagpagina',
  pageHint:
    'De klant scant dit, vult een e-mailadres in en vraagt het daar terug. Dat duurt maximaal een dag.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'Geen code gemaakt',
  stopped: 'Verkoop gestopt',
  verdict: 'Niemand heeft betaald.',
  stoppedText: 'De verkoop is gestopt voordat er een code is getoond.',
  money: 'Nee. Zonder code kan niemand hebben betaald.',
  todo: 'Begin opnieuw: het bedrag blijft staan.',
  otherCurrency: 'Typ het bedrag opnieuw, in de valuta waarin de kassa nu afrekent.',
  newSale: 'Nieuwe verkoop',
};
