import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('es');

export const signIn: Words['signIn'] = {
  title: '¿Quién está en la caja?',
  names: 'Cajeros',
  keypad: 'Teclado del PIN',
  pinFor: (name) => `PIN de ${name}`,
  chooseFirst: 'Elija primero su nombre',
  typed: (digits) => plural(digits, { one: `${digits} dígito escrito`, other: `${digits} dígitos escritos` }),
  signIn: 'Entrar',
  other: 'Otra persona',
  backspace: 'Borrar el último dígito',
  locked: (seconds) =>
    seconds < 120
      ? `No se admite ningún PIN durante ${seconds} s.`
      : `No se admite ningún PIN durante ${Math.ceil(seconds / 60)} min.`,
  forgotten: '¿Olvidó el PIN?',
  askManager: 'Un gerente puede crear un PIN nuevo en Menú, Cajeros.',
  goOn: 'Continuar',
  missing: 'Faltan los cajeros de esta caja',
  missingText:
    'Aquí trabajaban cajeros, pero el registro de la caja ya no los conoce: se borró o se cambió. No se puede empezar ninguna venta. Los pagos abiertos se siguen vigilando. Avise a un encargado.',
  missingOwner: 'Para el propietario',
  missingOwnerText:
    'Restaure el registro desde una copia de seguridad. O escriba la contraseña o una clave de este terminal: la caja sigue sin cajeros y usted vuelve a añadir al encargado.',
  setupOwner: 'Ahora solo el propietario cambia la configuración',
  setupOwnerText:
    'En esta caja trabajan cajeros y ninguno puede iniciar sesión aquí. Escriba la contraseña o una clave del terminal.',
  resetTitle: (name) => `PIN nuevo para ${name}`,
  resetText: 'Escriba la contraseña o una clave de este terminal. Así se comprueba que la caja es suya.',
  resetTraining: 'Está en modo de práctica: no hace falta contraseña.',
  secret: 'Contraseña o clave del terminal',
  newPin: 'PIN nuevo, de 4 a 8 dígitos',
  setPin: 'Guardar el PIN nuevo',
};

export const cashiers: Words['cashiers'] = {
  title: 'Cajeros',
  none: 'En esta caja nadie se identifica. Añada primero un gerente: desde ese momento, todos entran con un PIN.',
  add: 'Añadir cajero',
  addManager: 'Añadir gerente',
  name: 'Nombre',
  pin: 'PIN, de 4 a 8 dígitos',
  pinWord: 'PIN',
  role: 'Función',
  roles: { manager: 'Gerente', cashier: 'Cajero' },
  save: 'Añadir',
  cancel: 'Cancelar',
  change: 'Modificar',
  changeTitle: (name) => `Modificar: ${name}`,
  rename: 'Guardar el nombre',
  setPin: 'Guardar el PIN nuevo',
  pinSet: 'El PIN nuevo está guardado.',
  remove: 'Quitar',
  removeQuestion: (name) => `¿Quitar a ${name}?`,
  removeText: 'El PIN deja de funcionar ahora. Las ventas y los informes anteriores conservan el nombre.',
  removeLastText: 'Ya nadie se identificará en esta caja: quien esté en ella podrá hacerlo todo.',
  keep: 'Conservar',
  rules: 'Reglas',
  lockAfter: 'Bloquear la caja si nadie la toca durante',
  minutes: (minutes) => plural(minutes, { one: `${minutes} minuto`, other: `${minutes} minutos` }),
  never: 'Nunca',
  shiftRequired: 'Ninguna venta sin un turno abierto',
};
