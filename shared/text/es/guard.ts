import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'El servicio no responde, así que no se sabe si se pagó. Cobre otra vez solo si tiene la seguridad de que no.',
      charge: 'No se pagó: cobrar otra vez',
    },
    'reference-paid-before': {
      todo: 'Cobre otra vez solo si es un pedido nuevo.',
      charge: 'Pedido nuevo: cobrar',
    },
    'reference-open-elsewhere': {
      todo: 'Quizá el cliente esté pagando allí. Pregunte primero en la otra caja.',
      charge: 'Cobrar aquí de todos modos',
    },
    'same-amount-open': {
      todo: '¿Es el mismo cliente? Abra esa venta: nadie debe pagar dos veces.',
      charge: 'Otro cliente: cobrar',
    },
    'other-tills-unchecked': {
      todo: 'El historial de pagos no se puede leer, así que otra caja puede haber cobrado esta referencia. Aquí aún no se ha pedido nada: pregunte primero en las otras cajas.',
      charge: 'No se cobró en otra caja: cobrar',
    },
  },
  inUse: 'Ábrala para continuarla. Para otro pedido, cambie la referencia.',
  writtenDifferently: 'Está escrita de otra forma, pero cuenta como la misma referencia.',
  back: 'Volver',
};

export const earlier: Words['earlier'] = { sale: (number) => `Venta ${number}` };
