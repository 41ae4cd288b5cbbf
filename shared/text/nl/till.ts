import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Bezig met starten',
  noAnswer: 'De kassa antwoordde niet. Sluit de kassa en start opnieuw; er is geen verkoop verloren.',
};

export const crash: Words['crash'] = {
  title: 'Er was een probleem met het scherm',
  text: 'Er is niets verloren: de kassa bewaart en bewaakt verkopen en betalingen, niet dit scherm.',
  reload: 'Scherm opnieuw tonen',
  detail: 'Voor support:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Training',
  trainingNote: 'geen echt geld',
  sandbox: 'Sandbox',
  menu: 'Menu',
  lock: 'Vergrendelen',
  signedIn: (name) => `Ingelogd: ${name}`,
  busy: 'Betaaldienst druk:',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Bezig met inloggen',
    'signed-in': 'Ingelogd',
    unreachable: 'Offline',
    refused: 'Inloggen geweigerd',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'Deze computer kan de opgeslagen toegangsgegevens niet versleutelen. Gebruik hem alleen om te testen.',
  'ledger-repaired':
    'Het verkoopregister was beschadigd en is hersteld. Een manager moet de laatste verkopen controleren.',
  'ledger-damaged':
    'Sommige gegevens van open verkopen kunnen niet worden gelezen. Er is geen geld kwijt: de betaaldienst kent elke betaling. Een manager moet daar kijken voordat iemand opnieuw moet betalen.',
  'ledger-full':
    'Het verkoopregister kon bij het starten van de kassa niet worden bijgewerkt. Open verkopen worden bewaakt; er wordt niets nieuws afgerekend tot er ruimte is.',
  'counter-damaged':
    'Een bestand van deze kassa was beschadigd en is opzijgezet. Kijk of de catalogus, de bedragen en de geparkeerde mandjes er nog zijn.',
  'settings-damaged':
    'De instellingen van deze kassa waren beschadigd en zijn opzijgezet. Stel de terminal, de printer en het scherm opnieuw in; verkopen en wachtwoorden zijn ongeschonden.',
  'amounts-assumed':
    'Niet voor elke valuta is vastgelegd hoeveel decimalen de bedragen van eerdere verkopen hebben. Vergelijk een oude verkoop in deze kassa met de bon; wijkt het bedrag af, bel dan uw leverancier voordat u oude rapporten gebruikt. Nieuwe verkopen zijn niet betroffen.',
  'payments-open-elsewhere':
    'Onder een andere terminal staan nog verkopen open. Niemand leest hun betalingen totdat deze kassa er weer mee werkt.',
  'ledger-not-backed-up':
    'De dagelijkse back-up van het verkoopregister is niet gelukt. De verkoop gaat door en elke verkoop wordt vastgelegd. Een manager moet de oorzaak verhelpen; de kassa probeert het elk uur opnieuw.',
  'certificates-checked':
    'Op deze computer is de variabele NODE_TLS_REJECT_UNAUTHORIZED ingesteld. De kassa controleert certificaten toch: noem in plaats daarvan de instantie van uw dienst in het profiel.',
  'secrets-in-environment':
    'De geheimen zijn meegegeven in de omgeving van deze computer; andere programma’s kunnen ze lezen tot de kassa wordt gesloten. Start de kassa één keer zonder deze variabelen: wat zij heeft bewaard, blijft bewaard. Of geef ze in een bestand (--secrets-file).',
  'unexpected-error':
    'Een onderdeel van de kassa liep vast en is opnieuw gestart. De verkoop gaat door; elke betaling wordt vastgelegd en gevolgd. Komt deze melding terug, sluit de kassa dan, open haar opnieuw en geef door aan support wat hieronder staat.',
};
