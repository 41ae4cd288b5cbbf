import type { Words } from '../words.ts';

export const concerns: Words['concerns'] = {
  title: 'Aandacht nodig',
  noted: 'Gelezen',
  readFirst: 'Dit is veranderd: lees hieronder.',
  paidTwice: {
    title: (sale) => `Verkoop ${sale} is dubbel betaald`,
    text: (payments, amount) =>
      payments === 2
        ? `Voor één verkoop zijn twee betalingen binnengekomen. De betaaldienst kan niets terugbetalen: geef ${amount} terug zoals in de winkel gebruikelijk is en meld het aan de manager.`
        : `Voor één verkoop zijn ${payments} betalingen binnengekomen. De betaaldienst kan niets terugbetalen: geef voor elke betaling te veel ${amount} terug zoals in de winkel gebruikelijk is en meld het aan de manager.`,
  },
  paidBeside: {
    title: (earlier, later) => `Verkoop ${earlier} en ${later} zijn allebei betaald`,
    text: (amount) =>
      `De tweede is afgerekend terwijl de eerste niet kon worden gecontroleerd. Was het dezelfde bestelling, geef dan ${amount} terug zoals in de winkel gebruikelijk is: de betaaldienst kan niets terugbetalen. Meld het aan de manager.`,
  },
  paidAfterAll: {
    title: (sale) => `Verkoop ${sale} is toch betaald`,
    text: (was, now) =>
      `${told(was)}; de betaaldienst meldt nu “${now}”. Niet opnieuw afrekenen: geef de goederen mee of regel het met de klant.`,
  },
  changed: {
    title: (sale) => `Verkoop ${sale} is veranderd`,
    text: (was, now, money) =>
      `${told(was)}; de betaaldienst meldt nu “${now}”. Is er geld geïnd? ${money} Meld het aan de manager.`,
  },
  lookedAtAgain: {
    title: (sale) => `Verkoop ${sale} is toch nog niet afgelopen`,
    text: (was) =>
      `${told(was)}; de betaaldienst bekijkt de verkoop opnieuw. Niet opnieuw afrekenen: de kassa blijft de verkoop volgen.`,
  },
  lostUnchecked: {
    title: (sale) => `Verkoop ${sale}: verloren antwoorden niet gecontroleerd`,
    text: (why) =>
      `De verbinding viel weg terwijl de code werd gemaakt, en de kassa kon niet naar achtergebleven betalingen zoeken. Niemand heeft de codes daarvan gezien. ${why} Met een API-sleutel in de configuratie kan de kassa wel zoeken.`,
  },
  amountDiffers: {
    title: (sale) => `Verkoop ${sale}: de dienst noemt een ander bedrag`,
    text: (amount, stated) =>
      `Deze verkoop is ${amount}. ${stated === undefined ? '' : `De dienst noemt ${stated}. `}Geef geen artikelen mee en reken niet opnieuw af. Meld het aan de manager.`,
  },
  foreignPayment: {
    title: (sale) => `Verkoop ${sale}: een betaling die er niet bij hoort`,
    text: (payments) =>
      `Betalingen die de dienst voor deze verkoop noemde en die er niet bij horen: ${payments}. Ze zijn van een andere verkoop of kassa, of voor een ander bedrag, en tellen niet mee. De manager zoekt ze op in de gegevens van de dienst.`,
  },
};

function told(was: string | undefined): string {
  return was === undefined
    ? 'De verkoop is zonder betaling gesloten'
    : `De verkoop is geëindigd met “${was}”`;
}
