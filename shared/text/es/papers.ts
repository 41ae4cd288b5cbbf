import type { LaterWords } from '../words.ts';

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'Pagado por completo. Gracias.',
    overpaid: 'Pagado. Se envió más de lo solicitado: el excedente es suyo y puede recuperarlo.',
    underpaid:
      'Se envió menos de lo solicitado, por eso esta venta no está pagada. Lo enviado es suyo: recupérelo.',
    expired:
      'No llegó ningún pago a tiempo, por eso esta venta no está pagada. Lo enviado tarde es suyo: recupérelo.',
    cancelled: 'El pago se canceló, por eso esta venta no está pagada.',
    invalid:
      'No se pudo aceptar lo enviado, por eso esta venta no está pagada. Lo enviado es suyo: recupérelo.',
    'amount-differs':
      'El servicio indica otro importe que el de esta venta, por lo que no se da por pagada. Diríjase a la tienda.',
    open: 'El pago aún no estaba confirmado cuando se hizo este documento.',
    none: 'No se mostró ningún código para esta venta, por eso no se pagó nada.',
  },
  receipt: 'Recibo',
  record: 'Registro del pago',
  notAReceipt: 'Esto no es un recibo',
  copy: 'COPIA',
  training: 'PRÁCTICA: no se ha movido dinero',
  testMoney: 'DINERO DE PRUEBA: no se ha movido dinero real',
  store: 'Tienda',
  terminal: 'Terminal',
  sale: 'Venta',
  date: 'Fecha',
  reference: 'Referencia',
  quantity: (count, each) => `${count} × ${each}`,
  goods: 'Productos',
  discount: 'Descuento',
  tip: 'Propina',
  total: 'Total',
  status: 'Estado',
  notDecided: 'Sin confirmar',
  neverAsked: 'No solicitado',
  requested: 'Solicitado',
  received: 'Recibido',
  paymentCode: 'Código de pago',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'Hoja de recuperación',
  how: 'Cómo recuperar su dinero',
  steps: [
    '1. Escanee este código o abra la dirección de abajo.',
    '2. Deje su correo electrónico en esa página.',
    '3. Siga las indicaciones del correo. Tarda hasta un día.',
  ],
  lastDay: 'Recuperar hasta',
  window: (days) =>
    `El plazo es de ${days} días desde la última actualización del pago. Después, solo puede ayudar el soporte del servicio de pago.`,
  updated: 'Última actualización',
  atLatest:
    'La caja no pudo consultar la hora exacta de la última actualización, por eso este es el primer día en que puede terminar el plazo.',
  over: 'Este día ya pasó. Consulte al soporte del servicio de pago y muestre esta hoja.',
  noPage:
    'No se conoce ninguna página de pago para esta venta. Consulte al soporte del servicio de pago y muestre esta hoja.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'Qué hacer cuando termina un pago',
  intro:
    'Lo que vale es la palabra en pantalla, muestre lo que muestre el teléfono del cliente. La caja no puede devolver dinero.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'Prueba de impresión',
  title: 'Prueba de impresión',
  text: 'Si puede leer esto, la impresora funciona.',
  letters: 'Letras',
  sample: 'ÄÖÜß éèêç ñ¿¡ àìòù ãõ ąćęłńóśźż ğışİ € £',
  row: 'Un nombre al principio',
  value: 'su valor al final',
  code: 'Prueba de impresión de Countertop',
};
