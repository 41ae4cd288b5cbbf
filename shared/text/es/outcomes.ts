import type { Words } from '../words.ts';

export const outcomes: Words['outcomes'] = {
  completed: {
    title: 'Pagado',
    verdict: 'Entregue los productos.',
    happened: 'El cliente pagó el importe total.',
    money: 'Sí, el importe total.',
    todo: 'Nada más: esta venta está terminada.',
  },
  overpaid: {
    title: 'Pagado, con excedente',
    verdict: 'Entregue los productos.',
    happened: 'El cliente envió más del importe solicitado.',
    money: 'Sí, el importe solicitado. El excedente sigue siendo del cliente.',
    todo: 'Muestre de nuevo la página de pago: allí el cliente puede recuperar el excedente en un plazo de 30 días.',
  },
  underpaid: {
    title: 'No pagado por completo',
    verdict: 'No entregue los productos.',
    happened: 'El cliente envió menos del importe solicitado.',
    money: 'No. Lo enviado sigue siendo del cliente, que puede recuperarlo en un plazo de 30 días.',
    todo: 'No se debe enviar más a este código. Muestre de nuevo la página de pago para la recuperación y empiece una venta nueva.',
  },
  expired: {
    title: 'Expirado',
    verdict: 'No entregue los productos.',
    happened: 'No llegó ningún pago a tiempo y este código ya no sirve.',
    money: 'No. Lo que se haya enviado tarde se puede recuperar en la página de pago en un plazo de 30 días.',
    todo: 'Empiece una venta nueva si el cliente todavía quiere pagar.',
  },
  cancelled: {
    title: 'Cancelado',
    verdict: 'No entregue los productos.',
    happened: 'El pago se canceló antes de realizarse.',
    money: 'No.',
    todo: 'Empiece una venta nueva si el cliente todavía quiere pagar.',
  },
  invalid: {
    title: 'No aceptado',
    verdict: 'No entregue los productos.',
    happened:
      'El servicio no pudo aceptar lo enviado, por ejemplo una criptomoneda equivocada o varias transferencias.',
    money: 'No. Lo enviado sigue siendo del cliente, que puede recuperarlo en un plazo de 30 días.',
    todo: 'Muestre de nuevo la página de pago para la recuperación y empiece una venta nueva.',
  },
  'amount-differs': {
    title: 'Importe distinto',
    verdict: 'No entregue los productos.',
    happened:
      'El servicio indica que está pagado, pero por otro importe u otra moneda que los de esta venta.',
    money: 'No es seguro: el servicio indica otro importe.',
    todo: 'Llame al gerente y no cobre otra vez: el pago se compara con los registros del servicio.',
  },
};

export const outcome: Words['outcome'] = {
  happened: 'Qué pasó',
  money: '¿Se cobró dinero?',
  todo: 'Qué hacer ahora',
  requested: 'Solicitado',
  received: 'Recibido',
  newSale: 'Nueva venta',
  stay: 'Quedarse aquí',
  returns: (seconds) => `Nueva venta en ${seconds} s`,
  showPage: 'Página de pago',
  hidePage: 'Ocultar página',
  pageQr: 'Código QR de la página de recuperación',
  pageHint:
    'El cliente escanea esto, deja un correo electrónico y recupera allí su dinero. Tarda hasta un día.',
};

export const notCreated: Words['notCreated'] = {
  refused: 'No se creó el código',
  stopped: 'Venta detenida',
  verdict: 'Nadie ha pagado.',
  stoppedText: 'La venta se detuvo antes de mostrar un código.',
  money: 'No. Sin código, nadie puede haber pagado.',
  todo: 'Empiece de nuevo: el importe se conserva.',
  otherCurrency: 'Escriba de nuevo el importe, en la moneda que cobra ahora la caja.',
  newSale: 'Nueva venta',
};
