import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Iniciando',
  noAnswer: 'La caja no respondió. Ciérrela y ábrala de nuevo; no se ha perdido ninguna venta.',
};

export const crash: Words['crash'] = {
  title: 'La pantalla tuvo un problema',
  text: 'No se ha perdido nada: es la caja, no esta pantalla, la que guarda y vigila las ventas y los pagos.',
  reload: 'Mostrar de nuevo la pantalla',
  detail: 'Para soporte:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Práctica',
  trainingNote: 'sin dinero real',
  sandbox: 'Sandbox',
  menu: 'Menú',
  lock: 'Bloquear',
  signedIn: (name) => `En la caja: ${name}`,
  busy: 'Servicio ocupado:',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Conectando',
    'signed-in': 'Conectado',
    unreachable: 'Sin conexión',
    refused: 'Acceso rechazado',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'Este equipo no puede cifrar las credenciales guardadas. Úselo solo para hacer pruebas.',
  'ledger-repaired':
    'El registro de ventas estaba dañado y se ha reparado. Un gerente debe revisar las últimas ventas.',
  'ledger-damaged':
    'No se pueden leer algunas entradas de ventas abiertas. No se ha perdido dinero: el servicio de pago conoce cada pago. Un gerente debe consultarlo allí antes de volver a cobrar a nadie.',
  'ledger-full':
    'No se pudo escribir en el registro de ventas al iniciar la caja. Las ventas abiertas se siguen vigilando; no se cobra nada nuevo hasta que haya espacio.',
  'counter-damaged':
    'Un archivo de esta caja estaba dañado y se ha apartado. Compruebe que el catálogo, los importes y los carritos en espera siguen ahí.',
  'settings-damaged':
    'Los ajustes de esta caja estaban dañados y se han apartado. Configure de nuevo el terminal, la impresora y la pantalla; las ventas y las contraseñas siguen intactas.',
  'amounts-assumed':
    'No consta cuántos decimales tienen los importes de ventas anteriores en todas las monedas. Compare una venta antigua de esta caja con su recibo; si el importe no coincide, llame a su proveedor antes de usar informes antiguos. Las ventas nuevas no están afectadas.',
  'payments-open-elsewhere':
    'Hay ventas abiertas en otro terminal. Nadie lee sus pagos hasta que esta caja vuelva a trabajar con él.',
  'ledger-not-backed-up':
    'No se pudo hacer la copia de seguridad diaria del registro de ventas. Se puede seguir vendiendo y cada venta queda registrada. Un gerente debe resolver la causa; la caja lo intenta de nuevo cada hora.',
  'certificates-checked':
    'La variable NODE_TLS_REJECT_UNAUTHORIZED está definida en este equipo. La caja comprueba los certificados de todos modos: indique la autoridad de su servicio en el perfil.',
  'secrets-in-environment':
    'Los secretos se indicaron en el entorno de este equipo y otros programas pueden leerlos hasta que se cierre la caja. Inicie la caja una vez sin esas variables: conserva lo que ha guardado. O indíquelos en un archivo (--secrets-file).',
  'unexpected-error':
    'Una parte de la caja falló y se inició de nuevo. Se puede seguir vendiendo; cada pago queda registrado y vigilado. Si este aviso vuelve, cierre la caja y ábrala otra vez, y comunique al soporte lo que aparece abajo.',
};
