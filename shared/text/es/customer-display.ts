import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('es');

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'Esta caja está cerrada',
  welcome: 'Le damos la bienvenida',
  practice: 'Práctica: sin dinero real',
  accepted: 'Aceptamos',
  total: 'Total',
  amount: 'Importe',
  discount: 'Descuento',
  tip: 'Propina',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) => plural(count, { one: `y ${count} más arriba`, other: `y ${count} más arriba` }),
  preparing: 'Un momento, por favor',
  preparingText: 'Estamos preparando su código de pago.',
  toPay: 'A pagar',
  scan: 'Escanee con su teléfono',
  exact: 'Pague el importe exacto que se muestra',
  qr: 'Código QR de pago',
  qrTooLong: 'Pida la dirección de pago en la caja, por favor.',
  steps: 'Pasos de su pago',
  stepWaiting: 'Esperando su pago',
  stepSeen: 'Pago detectado, falta confirmarlo',
  confirming: 'Pago detectado, falta confirmarlo',
  confirmingText: 'Espere, por favor. No pague otra vez.',
  checking: 'Estamos comprobando su pago',
  checkingText: 'Espere, por favor. No pague otra vez hasta que se lo indiquen en la caja.',
  paid: 'Pagado',
  thanks: '¡Gracias!',
  overpaid: 'Envió más del importe. Escanee este código para recuperar el excedente en un plazo de 30 días.',
  reclaimQr: 'Código QR de la página de recuperación',
  speak: 'Consulte en la caja, por favor',
  notPaid: {
    underpaid: {
      text: 'Llegó menos del importe total, por eso el pago no se pudo completar.',
      reclaim: 'Su dinero sigue siendo suyo. Escanee este código para recuperarlo en un plazo de 30 días.',
    },
    invalid: {
      text: 'No se pudo aceptar este pago.',
      reclaim: 'Lo que envió sigue siendo suyo. Escanee este código para recuperarlo en un plazo de 30 días.',
    },
    expired: {
      text: 'El tiempo para este pago se agotó. Por favor, ya no lo pague.',
      reclaim: '¿Ya envió algo? Escanee este código para recuperarlo en un plazo de 30 días.',
    },
    cancelled: { text: 'Este pago se canceló.', reclaim: '' },
    'no-code': { text: 'No se pudo iniciar el pago. Usted no ha pagado nada.', reclaim: '' },
  },
  tipTitle: '¿Desea añadir una propina?',
  noTip: 'Sin propina',
  otherTip: 'Otro importe',
  ownTip: 'Su propina',
  withTip: 'Total con propina',
  addTip: 'Añadir propina',
  backToTips: 'Volver',
};
