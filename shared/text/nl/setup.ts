import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Deze kassa instellen',
    text: 'Laad het profiel van deze terminal, of probeer eerst alles uit in de trainingsmodus.',
  },
  'profile-faulty': {
    title: 'Het profiel bevat fouten',
    text: 'De kassa start niet als ze half is ingesteld. Verbeter wat in de lijst staat en laad het profiel opnieuw.',
  },
  'secrets-missing': {
    title: 'Toegangsgegevens invoeren',
    text: 'Het profiel is geladen. De kassa bewaart de toegangsgegevens versleuteld en toont ze nooit meer.',
  },
  'sign-in-refused': {
    title: 'Toegangsgegevens opnieuw invoeren',
    text: 'Tot die tijd probeert de kassa niet opnieuw in te loggen.',
  },
  failed: {
    title: 'De kassa kon niet starten',
    text: 'Er is geen verkoop verloren. Was een klant aan het betalen, reken dan niet opnieuw af voordat de kassa weer werkt.',
  },
  asked: {
    title: 'Configuratie',
    text: 'Wijzig de toegangsgegevens, laad een ander profiel of ga naar de trainingsmodus.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Terminalwachtwoord',
  clientSecret: 'Client secret',
  apiKey: 'API-sleutel',
};

export const setup: Words['setup'] = {
  back: 'Terug naar de kassa',
  tryAgain: 'Opnieuw proberen',
  loadTitle: 'Profiel laden',
  loadText: 'Een JSON-bestand van de betaalprovider of de manager.',
  choose: 'Profielbestand kiezen',
  drop: 'of hierheen slepen',
  reading: 'Wordt gelezen…',
  tooLarge: 'Dit bestand is te groot voor een profiel. Kies een ander.',
  unreadable: 'Dit bestand kon niet worden gelezen. Kies het opnieuw.',
  faultsOf: (file) => `Fouten in ${file}`,
  faults: 'Fouten in het profiel',
  trainingTitle: 'Trainingsmodus',
  trainingText:
    'Een volledige kassa om te oefenen. Er gaat geen echt geld om en niets verlaat deze computer.',
  useTraining: 'Trainingsmodus gebruiken',
  profileTitle: 'Profiel',
  store: 'Winkel',
  merchant: 'Handelaar',
  terminal: 'Terminal',
  environment: 'Omgeving',
  environments: { sandbox: 'Sandbox (testgeld)', production: 'Productie (echt geld)' },
  service: 'Betaaldienst',
  optional: 'optioneel',
  apiKeyHint: 'optioneel, om verloren antwoorden op te zoeken',
  goesTo: (host) => `gaat naar ${host}`,
  kept: 'leeg laten om dit te behouden',
  secretMissing: 'Vul dit in.',
  stillOpen: (count) => `Nog open: ${count}. De kassa volgt ze tot het einde. Wijzig daarna.`,
  leftOpen: 'Niemand leest deze betalingen dan totdat deze terminal weer wordt gebruikt.',
  changeAnyway: 'Toch wijzigen',
  start: 'Kassa starten',
  save: 'Opslaan en inloggen',
  starting: 'Bezig met inloggen…',
};
