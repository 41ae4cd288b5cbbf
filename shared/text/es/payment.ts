import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Obteniendo el código…',
  pausedTitle: 'Sin código',
  nobodyPaid: 'No se ha mostrado ningún código, así que nadie puede haber pagado.',
  stop: 'Detener esta venta',
  newSale: 'Nueva venta',
  tryNow: 'Pedir el código ahora',
  goOn: 'Pedir el código de todos modos',
  paused: {
    'record-damaged': 'El registro de esta venta está dañado: compruebe antes de volver a cobrar',
    'answers-unreadable': 'No se pueden leer las respuestas del servicio: la caja ha dejado de preguntar',
    'answers-lost': 'Se perdieron las respuestas del servicio: la caja ha dejado de preguntar',
    'tries-exhausted':
      'No se pudo contactar con el servicio durante mucho tiempo: la caja ha dejado de preguntar',
  },
  checkFirst:
    'Puede que se mostrara un código y se pagara; la caja no lo sabe. Busque la venta en el servicio de pago antes de seguir. Si no se pagó, siga aquí o detenga la venta.',
  pausedTodo:
    'No se mostró ningún código, así que no se cobró nada. Detenga esta venta y empiece otra, o pregunte a un gerente.',
  mayExist: (payments) =>
    payments === 1
      ? 'Puede quedar en el servicio un pago que nadie puede pagar.'
      : `Pueden quedar en el servicio hasta ${payments} pagos que nadie puede pagar.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'Esperando el pago',
  seen: 'Pago detectado, falta confirmarlo',
  unknown: 'Comprobando el estado',
  steps: 'Pasos del pago',
  stepWaiting: 'Esperando',
  stepSeen: 'Detectado, sin confirmar',
  exact: 'Pague el importe exacto que se muestra',
  qr: 'Código QR de pago',
  qrTooLong: 'Esta dirección es demasiado larga para un código. El cliente puede escribirla:',
  store: 'Tienda',
  reference: 'Referencia',
  accepted: 'Se acepta',
  paymentCode: 'Código',
  elapsed: (time) => `En pantalla desde hace ${time}`,
  checked: (seconds) =>
    seconds < 60 ? `Comprobado hace ${seconds} s` : `Comprobado hace ${Math.floor(seconds / 60)} min`,
  notChecked: 'Aún sin comprobar',
  address: 'O abra esta dirección',
  newSale: 'Nueva venta',
};

export const unknown: Words['unknown'] = {
  title: 'Estado desconocido: no cobre otra vez',
  unrecognised: (status) => `El servicio indica un estado que esta caja no conoce: “${status}”.`,
  todo: 'La caja sigue comprobando: espere a que diga “Pagado”.',
  verdict: 'No entregue todavía los productos.',
  happened: 'El servicio no responde o indica algo que la caja no conoce.',
  money: 'Aún no se sabe. Es posible que el cliente ya haya pagado.',
};
