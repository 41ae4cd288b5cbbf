import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'Obteniendo el código…',
  nobodyPaid: 'No se ha mostrado ningún código, así que nadie puede haber pagado.',
  stop: 'Detener esta venta',
  newSale: 'Nueva venta',
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
