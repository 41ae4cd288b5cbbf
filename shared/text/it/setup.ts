import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Configurare questa cassa',
    text: 'Caricare il profilo di questo terminale, o prima provare tutto in modalità formazione.',
  },
  'profile-faulty': {
    title: 'Il profilo contiene errori',
    text: 'La cassa non si avvia se è configurata a metà. Correggere quanto elencato e caricare di nuovo il profilo.',
  },
  'secrets-missing': {
    title: 'Inserire le credenziali',
    text: 'Il profilo è caricato. La cassa conserva le credenziali cifrate e non le mostra mai più.',
  },
  'sign-in-refused': {
    title: 'Inserire di nuovo le credenziali',
    text: 'Prima di allora la cassa non tenta più l’accesso.',
  },
  failed: {
    title: 'Non è stato possibile avviare la cassa',
    text: 'Nessuna vendita è andata persa. Se un cliente stava pagando, non incassare di nuovo finché la cassa non torna attiva.',
  },
  asked: {
    title: 'Configurazione',
    text: 'Modificare le credenziali, caricare un altro profilo o passare alla modalità formazione.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Password del terminale',
  clientSecret: 'Segreto client (client secret)',
  apiKey: 'Chiave API',
};

export const setup: Words['setup'] = {
  back: 'Torna alla cassa',
  tryAgain: 'Riprova',
  loadTitle: 'Caricare un profilo',
  loadText: 'Un file JSON fornito dal fornitore dei pagamenti o dal responsabile.',
  choose: 'Scegli un file di profilo',
  drop: 'o trascinarlo qui',
  reading: 'Lettura…',
  tooLarge: 'Questo file è troppo grande per un profilo. Sceglierne un altro.',
  unreadable: 'Non è stato possibile leggere questo file. Sceglierlo di nuovo.',
  faultsOf: (file) => `Errori in ${file}`,
  faults: 'Errori nel profilo',
  trainingTitle: 'Modalità formazione',
  trainingText:
    'Una cassa completa per esercitarsi. Non si muove denaro reale e nulla esce da questo computer.',
  useTraining: 'Usa la modalità formazione',
  profileTitle: 'Profilo',
  store: 'Negozio',
  merchant: 'Esercente',
  terminal: 'Terminale',
  environment: 'Ambiente',
  environments: { sandbox: 'Sandbox (denaro di prova)', production: 'Produzione (denaro reale)' },
  service: 'Servizio',
  optional: 'facoltativo',
  apiKeyHint: 'facoltativa, per cercare le risposte perse',
  goesTo: (host) => `inviato a ${host}`,
  kept: 'lasciare vuoto per mantenere il valore',
  secretMissing: 'Inserire questo dato.',
  stillOpen: (count) => `Ancora aperti: ${count}. La cassa li segue fino alla fine. Cambiare dopo.`,
  leftOpen: 'Nessuno leggerà questi pagamenti finché questo terminale non sarà usato di nuovo.',
  changeAnyway: 'Cambia comunque',
  start: 'Avvia la cassa',
  save: 'Salva e accedi',
  starting: 'Accesso in corso…',
};
