import type { Words } from '../words.ts';
import { printTroubles } from './printing.ts';

export const failures: Words['failures'] = {
  ...printTroubles,
  'printer-missing': 'Su questa cassa non è configurata alcuna stampante.',
  'print-job-not-found': 'Questo documento non è più nell’elenco.',
  'earlier-payment-unreadable':
    'Al momento non è possibile verificare il pagamento precedente di questo riferimento.',
  'reference-paid-before': 'Questo riferimento è già stato pagato.',
  'reference-open-elsewhere': 'Un’altra cassa sta chiedendo il pagamento di questo riferimento.',
  'same-amount-open': 'Una vendita dello stesso importo è ancora nell’elenco.',
  'other-tills-unchecked': 'Non è stato possibile controllare le altre casse.',
  'amount-invalid': 'Questo importo non può essere incassato.',
  'amount-unconfirmed': 'Questo importo è insolitamente alto. Nulla è stato incassato.',
  'reference-invalid': 'Questo riferimento non può essere usato.',
  'reference-in-use': 'Una vendita aperta ha già questo riferimento.',
  'sale-in-progress': 'Su questa cassa è ancora in corso una vendita.',
  'sale-not-found': 'Questa vendita non è più aperta su questa cassa.',
  'other-service':
    'Questa vendita appartiene a un altro servizio di pagamento. Solo quello sa se è stata pagata.',
  'till-not-ready': 'La cassa non è ancora pronta.',
  'ledger-unavailable': 'Impossibile scrivere nel registro delle vendite: non si incassano nuove vendite.',
  'ledger-unreadable':
    'Al momento il registro delle vendite non è leggibile. Una ricerca non modifica alcuna vendita e non incassa nulla.',
  'service-unreachable': 'Il servizio di pagamento non è raggiungibile.',
  'service-busy': 'Il servizio di pagamento chiede alla cassa di rallentare.',
  'service-error': 'Il servizio di pagamento ha un problema.',
  'service-answer-unreadable':
    'Il servizio di pagamento ha inviato una risposta che la cassa non riesce a leggere.',
  'payment-address-refused': 'Il servizio di pagamento ha inviato un indirizzo che non è sicuro mostrare.',
  'payment-not-ours': 'Il servizio di pagamento ha risposto con il pagamento di un’altra vendita.',
  'payment-rejected': 'Il servizio di pagamento non ha accettato questa vendita.',
  'currency-not-payable': 'Il servizio di pagamento non può accettare questo importo fino all’ultima cifra.',
  'sale-currency-changed':
    'Questa vendita è iniziata in una valuta diversa da quella che la cassa incassa ora, quindi non è stato chiesto alcun pagamento.',
  'customer-required': 'Il servizio di pagamento richiede i dati del cliente, oppure non li accetta.',
  'customer-details-invalid': 'I dati del cliente sono incompleti o errati.',
  'customer-details-unavailable':
    'Non è stato possibile conservare in sicurezza i dati del cliente su questa cassa: non è stato incassato nulla.',
  'not-permitted': 'Il servizio di pagamento non consente questa operazione a questo terminale.',
  'not-found': 'Il servizio di pagamento non conosce questo terminale o pagamento.',
  'request-rejected': 'Il servizio di pagamento non ha accettato questa richiesta.',
  conflict: 'Esiste già, oppure nel frattempo è cambiato.',
  'change-unconfirmed':
    'Non si sa se il servizio di pagamento abbia eseguito questa modifica. Controllare prima di riprovare.',
  'sign-in-refused': 'Il servizio di pagamento ha rifiutato l’accesso.',
  'secret-missing': 'Una password o una chiave non è ancora stata inserita.',
  'profile-invalid': 'Il profilo contiene errori.',
  'payments-open': 'Su questa cassa ci sono ancora pagamenti aperti.',
  'keyring-missing': 'Questo computer non ha un portachiavi per proteggere le credenziali.',
  'counter-not-kept':
    'Impossibile scrivere il carrello su disco: un’interruzione di corrente lo svuoterebbe.',
  'catalogue-not-kept': 'Impossibile scrivere il catalogo su disco. Resta valido quello precedente.',
  'held-carts-full': 'Ci sono troppi carrelli sospesi. Prima incassarne o eliminarne uno.',
  'held-cart-gone': 'Questo carrello non è più sospeso.',
  'nothing-to-reclaim': 'Al momento non c’è nulla da recuperare per questa vendita.',
  'printer-not-ready': 'Nessuna stampante è pronta.',
  'file-not-written': 'Non è stato possibile salvare il file.',
  'command-refused': 'La cassa non ha accettato questa richiesta.',
  'signed-out': 'Nessuno ha effettuato l’accesso a questa cassa.',
  'manager-only': 'Solo un responsabile può farlo.',
  'pin-wrong': 'Questo PIN è errato.',
  'pin-locked': 'Troppi PIN errati: l’inserimento è bloccato per un po’.',
  'pins-unreadable': 'I PIN di questa cassa non sono leggibili su questo computer.',
  'pins-not-now':
    'Ora non è possibile verificare i PIN: il portachiavi di questo computer non risponde. Un responsabile può accedere con la password o la chiave del terminale.',
  'owner-needed': 'Qui è possibile solo con la password o una chiave del terminale.',
  'owner-unproved': 'Non è una password né una chiave di questo terminale.',
  'cashier-invalid': 'Questo nome o PIN non può essere usato.',
  'cashier-not-found': 'Questo cassiere non è più su questa cassa.',
  'last-manager': 'Finché ci sono cassieri, deve restare un responsabile.',
  'shift-open': 'Un turno è già aperto.',
  'shift-not-open': 'Nessun turno è aperto. Prima aprirne uno.',
  'shift-not-found': 'Questo turno non è su questa cassa.',
  internal: 'La cassa ha avuto un problema interno.',
};

export const actions: Words['actions'] = {
  wait: 'Si prosegue automaticamente.',
  'try-again': 'Riprovare.',
  'fix-input': 'Correggere e riprovare.',
  'sign-in': 'Un responsabile deve inserire di nuovo le credenziali.',
  'fix-configuration': 'Un responsabile deve correggere la configurazione.',
  'ask-manager': 'Chiedere a un responsabile.',
  report: 'Segnalarlo all’assistenza.',
};

export const faults: Words['faults'] = {
  missing: (field) => `Manca ${field}. Aggiungerlo.`,
  'unknown-field': (field) => `${field} non è un campo del profilo. Eliminarlo o correggerne il nome.`,
  'wrong-type': (field) => `${field} ha un tipo di valore errato.`,
  'not-one-of': (field) => `${field} ha un valore non consentito.`,
  empty: (field) => `${field} è vuoto. Compilarlo.`,
  'too-long': (field) => `${field} è troppo lungo. Abbreviarlo.`,
  'not-a-url': (field) => `${field} non è un indirizzo web.`,
  'not-https': (field) => `${field} deve iniziare con https://.`,
  'not-json': (field) => `${field} non è un JSON valido.`,
  malformed: (field) => `${field} non è scritto correttamente.`,
  wholeFile: 'Il file',
  expected: 'Atteso:',
  trace: 'Codice per l’assistenza:',
};
