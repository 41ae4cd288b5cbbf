import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Imprimir',
  printing: 'Imprimindo…',
  printed: 'Enviado à impressora.',
  save: 'Salvar como PDF',
  saving: 'Salvando…',
  saved: (file) => `Salvo como ${file}.`,
  close: 'Fechar',
  loading: 'Preparando o documento…',
  code: 'QR Code do endereço',
  language: 'Idioma',
  kind: 'Documento',
  open: {
    receipt: 'Recibo',
    'reclaim-slip': 'Folha de recuperação',
    both: 'Recibo e folha',
    record: 'Registro do pagamento',
  },
};
