import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Schermo cliente',
  display: 'Secondo schermo',
  displays: {
    automatic: { name: 'Automatico', text: 'Un secondo schermo diventa lo schermo cliente.' },
    off: { name: 'Disattivato', text: 'Il cliente guarda questo schermo.' },
  },
  tip: 'Mancia',
  tips: {
    ask: {
      name: 'Chiedi al cliente',
      text: '«Incassa» propone prima una mancia sullo schermo cliente.',
    },
    off: { name: 'Non chiedere', text: '«Incassa» mostra subito il codice.' },
  },
  state: {
    none: 'Nessun secondo schermo collegato.',
    shown: 'Lo schermo cliente è acceso.',
    unplugged: 'Lo schermo cliente è scollegato.',
    closed: 'Lo schermo cliente è stato chiuso.',
  },
  lost: 'Non è andato perso nulla. Mostrare questo schermo al cliente.',
  openAgain: 'Riapri',
  understood: 'Ho capito',
  asking: 'Il cliente sta scegliendo una mancia',
  askingText: 'Si prosegue automaticamente.',
  noTip: 'Senza mancia: incassa ora',
  back: 'Indietro',
  turn: 'Mostra al cliente',
  turnBack: 'Torna alla cassa',
  letType: 'Fai scrivere il cliente',
  typing: 'Il cliente sta scrivendo i suoi dati',
  typingText: 'Compariranno qui automaticamente.',
  typeHere: 'Scrivili qui',
  given: 'Il cliente ha compilato questi dati. Controllare, poi incassare.',
  declined: 'Il cliente preferisce non dirli.',
};
