import type { Words } from '../words.ts';

export const verdicts: Words['verdicts'] = {
  paid: {
    title: 'El servicio indica: pagado',
    todo: 'Entregue los productos. No cobre otra vez.',
  },
  seen: {
    title: 'Se detectó el pago del cliente',
    todo: 'Aún no está confirmado. Espere a que diga “Pagado” y no cobre otra vez.',
  },
  'not-seen': {
    title: 'Todavía no ha llegado nada',
    todo: 'Comprobado ahora mismo. Pregunte al cliente si ya lo envió y si fue a este código. Deje abierta esta venta.',
  },
  'not-paid': {
    title: 'Sigue sin pagarse',
    todo: 'Comprobado de nuevo ahora mismo. El cliente puede recuperar lo que envió en la página de pago.',
  },
  'no-code': {
    title: 'Esta venta no puede estar pagada',
    todo: 'No se ha mostrado ningún código para ella.',
  },
  unrecognised: {
    title: 'Estado desconocido: no cobre otra vez',
    todo: 'El servicio indica un estado que esta caja no conoce. La caja sigue comprobando.',
  },
  unknown: {
    title: 'Aún no se sabe: no cobre otra vez',
    todo: 'El servicio no responde. No entregue los productos; la caja sigue preguntando.',
  },
};

export const check: Words['check'] = {
  ask: '¿Dice que ya pagó?',
  asking: 'Comprobando…',
  instead: 'Este pago ha recibido dinero y puede ser el del cliente:',
  historyUnchecked: (why) => `No se pudo comprobar en otras cajas. ${why}`,
};
