import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Avvio',
  noAnswer: 'La cassa non ha risposto. Chiuderla e riavviarla; nessuna vendita è andata persa.',
};

export const crash: Words['crash'] = {
  title: 'Lo schermo ha avuto un problema',
  text: 'Non è andato perso nulla: vendite e pagamenti sono conservati e seguiti dalla cassa, non da questo schermo.',
  reload: 'Mostra di nuovo lo schermo',
  detail: 'Per l’assistenza:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Formazione',
  trainingNote: 'denaro non reale',
  sandbox: 'Sandbox',
  menu: 'Menu',
  lock: 'Blocca',
  signedIn: (name) => `In cassa: ${name}`,
  busy: 'Servizio occupato:',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Accesso…',
    'signed-in': 'Connesso',
    unreachable: 'Offline',
    refused: 'Accesso rifiutato',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text': 'Questo computer non può cifrare le credenziali salvate. Usarlo solo per prove.',
  'ledger-repaired':
    'Il registro delle vendite era danneggiato ed è stato riparato. Un responsabile dovrebbe controllare le ultime vendite.',
  'ledger-damaged':
    'Alcune voci di vendite aperte non sono leggibili. Nessun denaro è andato perso: il servizio di pagamento conosce ogni pagamento. Un responsabile deve controllare lì prima di far pagare di nuovo qualcuno.',
  'ledger-full':
    'Impossibile scrivere nel registro delle vendite all’avvio della cassa. Le vendite aperte sono seguite; non si incassano nuove vendite finché non c’è spazio.',
  'counter-damaged':
    'Un file di questa postazione era danneggiato ed è stato messo da parte. Controllare che il catalogo, gli importi e i carrelli sospesi ci siano ancora.',
  'settings-damaged':
    'Le impostazioni di questa cassa erano danneggiate e sono state messe da parte. Configurare di nuovo il terminale, la stampante e lo schermo; le vendite e le password sono intatte.',
  'amounts-assumed':
    'Il numero di decimali degli importi delle vendite precedenti non è registrato per ogni valuta. Confrontare una vecchia vendita di questa cassa con la sua ricevuta; se l’importo è diverso, chiamare il fornitore prima di usare i vecchi rapporti. Le nuove vendite non sono interessate.',
  'payments-open-elsewhere':
    'Ci sono vendite aperte su un altro terminale. Nessuno legge i loro pagamenti finché questa cassa non torna a usarlo.',
  'ledger-not-backed-up':
    'Non è stato possibile eseguire il backup giornaliero del registro delle vendite. Le vendite proseguono e ognuna viene registrata. Un responsabile dovrebbe rimediare alla causa; la cassa riprova ogni ora.',
  'certificates-checked':
    'Su questo computer è impostata la variabile NODE_TLS_REJECT_UNAUTHORIZED. La cassa controlla comunque i certificati: indicare invece l’autorità del servizio nel profilo.',
  'secrets-in-environment':
    'I segreti sono stati indicati nell’ambiente di questo computer e altri programmi possono leggerli finché la cassa non viene chiusa. Avviare la cassa una volta senza queste variabili: conserva ciò che ha salvato. Oppure indicarli in un file (--secrets-file).',
  'unexpected-error':
    'Una parte della cassa si è interrotta ed è stata riavviata. Le vendite proseguono; ogni pagamento viene registrato e seguito. Se l’avviso ritorna, chiudere e riaprire la cassa e comunicare all’assistenza quanto riportato sotto.',
};
