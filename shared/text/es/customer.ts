import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('es');

export const customer: Words['customer'] = {
  title: 'Datos del cliente',
  open: 'Datos del cliente',
  why: 'Se envían al servicio de pago con este pago y después se borran de esta caja.',
  whyKept: (days) =>
    plural(days, {
      one: `Se envían al servicio de pago con este pago y se borran de esta caja después de ${days} día.`,
      other: `Se envían al servicio de pago con este pago y se borran de esta caja después de ${days} días.`,
    }),
  optional: 'Opcional',
  sameAsEmail: 'Si se deja vacío, el mismo correo',
  chooseCountry: 'Elegir…',
  skip: 'Cobrar sin datos',
  charge: (amount) => `Cobrar ${amount}`,
  enter: 'Escribir los datos del cliente',
  enterTodo: 'Escriba los datos del cliente: el importe y la referencia se conservan.',
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Calle y número',
    address2: 'Piso, apartamento, edificio',
    postalCode: 'Código postal',
    city: 'Ciudad',
    state: 'Estado, provincia o región',
    countryCode: 'País',
    refundEmail: 'Correo para recuperar dinero',
  },
  faults: {
    missing: 'Complete este dato.',
    'too-long': 'Es demasiado largo. Acórtelo.',
    unprintable: 'Contiene caracteres que no se pueden enviar. Escríbalo de nuevo.',
    'not-an-email': 'No es una dirección de correo electrónico.',
    'not-a-country': 'Elija un país.',
    'not-a-postal-code': 'No es un código postal de ese país.',
    malformed: 'El servicio de pago no lo acepta. Corríjalo.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'Bonificación',
  included: (amount) => `Bonificación solicitada: ${amount}`,
  parts: (total, merchant, target) => `${total} (parte del comercio ${merchant}, resto ${target})`,
};
