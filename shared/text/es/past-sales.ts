import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('es');

export const findPayment: Words['findPayment'] = {
  title: 'Buscar un pago',
  search: 'Referencia, código, importe, #número o día',
  hint: 'MESA-9; 12,34; #17; ayer',
  find: 'Buscar',
  today: 'hoy',
  yesterday: 'ayer',
  from: 'Desde',
  to: 'Hasta',
  only: 'Mostrar',
  filters: { all: 'Todas', open: 'Abiertas', exceptions: 'Incidencias' },
  searching: 'Buscando…',
  found: (count) =>
    plural(count, { one: `${count} venta encontrada.`, other: `${count} ventas encontradas.` }),
  foundSome: (count) =>
    plural(count, {
      one: 'La venta más reciente de las encontradas.',
      other: `Las ${count} ventas más recientes de las encontradas.`,
    }),
  foundPart: (count) =>
    plural(count, {
      one: `${count} venta tiene esto en su referencia.`,
      other: `${count} ventas tienen esto en su referencia.`,
    }),
  none: 'No se encontró ninguna venta.',
  lookedBackTo: (time) => `Se revisaron todas las referencias hasta esta fecha: ${time}.`,
  more: 'Mostrar ventas anteriores',
  lookFurther: 'Buscar más atrás',
  wrongDates: 'El primer día no puede ser posterior al último.',
  sale: (number) => `Venta ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `Venta ${number}`,
  reference: 'Referencia',
  paymentCode: 'Código',
  started: 'Inicio',
  ended: 'Fin',
  requested: 'Solicitado',
  received: 'Recibido',
  goTo: 'Ir a esta venta',
  showPage: 'Mostrar de nuevo la página de pago',
  hidePage: 'Ocultar la página de pago',
  stillOpen: 'Esta venta aún no ha terminado.',
  notCreated: 'No se mostró ningún código, así que nadie puede haber pagado.',
  history: 'Qué pasó',
};

export const history: Words['history'] = {
  started: (amount) => `Venta iniciada: ${amount}`,
  asked: 'La caja pidió un código al servicio',
  'code-shown': 'Código mostrado al cliente',
  'stray-found': 'Se encontró un pago cuyo código nunca se mostró',
  triesInARow: (tries) => `Intentos seguidos: ${tries}`,
  'history-differs': (said) => `El historial de pagos indica otro importe: ${said}`,
  'foreign-payment': 'El servicio indicó un pago que no es de esta venta: no se cuenta',
  'strays-searched': 'Se buscaron pagos con respuesta perdida: búsqueda completa',
  resumed: 'Alguien pidió a la caja solicitar de nuevo un código',
  'record-damaged': 'Aquí falta parte del registro de esta venta o no se puede leer',
  stopped: 'Detenida en la caja antes de mostrar un código',
  parked: 'Dejada en espera: se atendió al siguiente cliente',
  opened: 'De nuevo en pantalla',
  left: 'En la caja se vio el final y se continuó',
  printed: 'Se imprimió un recibo o una hoja de recuperación',
  noted: 'En la caja se leyó el aviso sobre esta venta',
  'not-sent': (why) => `No hubo conexión con el servicio; no se cobró nada. ${why}`,
  lost: (why) => `Se perdió la respuesta a la solicitud. ${why}`,
  refused: (why) => `El servicio se negó a crear un código. ${why}`,
  'strays-unchecked': (why) => `No se pudieron buscar los pagos con respuesta perdida. ${why}`,
  'paid-beside': (earlier) => `También se pagó la venta ${earlier}, del mismo pedido`,
  overridden: {
    'earlier-payment-unreadable': 'Cobro iniciado aunque no se podía leer un pago anterior',
    'reference-paid-before': 'Cobro iniciado aunque esta referencia ya se había pagado',
    'reference-open-elsewhere': 'Cobro iniciado aunque otra caja tenía abierta esta referencia',
    'same-amount-open': 'Cobro iniciado aunque había abierta una venta por el mismo importe',
    'other-tills-unchecked': 'Cobro iniciado aunque no se podían comprobar las otras cajas',
  },
  overriddenOther: 'Cobro iniciado a pesar del aviso de la caja',
  waiting: 'El servicio espera el pago',
  seen: 'Pago detectado, aún sin confirmar',
  ended: (outcome) => `El servicio indica: ${outcome}`,
  unrecognised: (status) => `El servicio indica “${status}”, que esta caja no conoce`,
  requested: (amount) => `Solicitado: ${amount}`,
  received: (amount) => `Recibido: ${amount}`,
  stray: 'El pago cuyo código nunca se mostró',
};
