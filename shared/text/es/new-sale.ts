import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Nueva venta',
  amount: 'Importe',
  keypad: 'Teclado',
  backspace: 'Borrar el último dígito',
  clear: 'Borrar',
  reference: 'Referencia',
  referenceHint: 'Automática si queda vacía',
  otherTillsUnseen: 'No se comprueban otras cajas',
  charge: 'Cobrar',
  accepted: 'Aquí se acepta',
  atLeast: (amount) => `Cobre al menos ${amount}.`,
  askAmount: (amount) => `¿Cobrar ${amount}?`,
  aboveLimit: (limit) =>
    `Por encima de ${limit} se pregunta antes. Aún no se ha cobrado nada: compruebe el importe.`,
  confirmAmount: (amount) => `Sí, cobrar ${amount}`,
  openExisting: 'Abrir esa venta',
  enterSecrets: 'Escribir las credenciales',
  keyTriedAgain:
    'La caja vuelve a probar sola la misma clave cada pocos minutos y consulta con ella los pagos abiertos.',
  amountFaults: {
    empty: 'Escriba primero el importe.',
    zero: 'El importe debe ser mayor que cero.',
    'too-long': `Un importe tiene como máximo ${MAX_AMOUNT_DIGITS} dígitos.`,
    'not-digits': 'Un importe solo tiene dígitos.',
  },
  referenceFaults: {
    'too-long': `Una referencia tiene como máximo ${MAX_REFERENCE_LENGTH} caracteres. Acórtela.`,
    'control-characters': 'Esta referencia contiene caracteres que no se pueden mostrar. Escríbala de nuevo.',
  },
};
