import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'Imprimir',
  printing: 'Imprimiendo…',
  printed: 'Enviado a la impresora.',
  save: 'Guardar como PDF',
  saving: 'Guardando…',
  saved: (file) => `Guardado como ${file}.`,
  close: 'Cerrar',
  loading: 'Preparando el documento…',
  code: 'Código QR de la dirección',
  language: 'Idioma',
  kind: 'Documento',
  open: {
    receipt: 'Recibo',
    'reclaim-slip': 'Hoja de recuperación',
    both: 'Recibo y hoja',
    record: 'Registro del pago',
  },
};
