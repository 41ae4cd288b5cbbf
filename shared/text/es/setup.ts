import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Configurar esta caja',
    text: 'Cargue el perfil de este terminal o pruebe todo primero en modo de práctica.',
  },
  'profile-faulty': {
    title: 'El perfil tiene errores',
    text: 'La caja no arranca a medio configurar. Corrija lo que se indica y cargue de nuevo el perfil.',
  },
  'secrets-missing': {
    title: 'Escriba las credenciales',
    text: 'El perfil está cargado. La caja guarda las credenciales cifradas y no las vuelve a mostrar.',
  },
  'sign-in-refused': {
    title: 'Escriba de nuevo las credenciales',
    text: 'Hasta entonces, la caja no intenta iniciar sesión otra vez.',
  },
  failed: {
    title: 'La caja no pudo arrancar',
    text: 'No se ha perdido ninguna venta. Si un cliente estaba pagando, no cobre otra vez hasta que la caja vuelva a funcionar.',
  },
  asked: {
    title: 'Configuración',
    text: 'Cambie las credenciales, cargue otro perfil o pase al modo de práctica.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Contraseña del terminal',
  clientSecret: 'Client secret',
  apiKey: 'Clave de API',
};

export const setup: Words['setup'] = {
  back: 'Volver a la caja',
  tryAgain: 'Intentar de nuevo',
  loadTitle: 'Cargar un perfil',
  loadText: 'Un archivo JSON de su proveedor de pagos o de su gerente.',
  choose: 'Elegir un archivo de perfil',
  drop: 'o suéltelo aquí',
  reading: 'Leyendo…',
  tooLarge: 'Este archivo es demasiado grande para ser un perfil. Elija otro.',
  unreadable: 'No se pudo leer este archivo. Elíjalo de nuevo.',
  faultsOf: (file) => `Errores en ${file}`,
  faults: 'Errores en el perfil',
  trainingTitle: 'Modo de práctica',
  trainingText: 'Una caja completa para practicar. No se mueve dinero real y nada sale de este equipo.',
  useTraining: 'Usar el modo de práctica',
  profileTitle: 'Perfil',
  store: 'Tienda',
  merchant: 'Comercio',
  terminal: 'Terminal',
  environment: 'Entorno',
  environments: { sandbox: 'Sandbox (dinero de prueba)', production: 'Producción (dinero real)' },
  service: 'Servicio',
  optional: 'opcional',
  apiKeyHint: 'opcional, para buscar respuestas perdidas',
  goesTo: (host) => `se envía a ${host}`,
  kept: 'dejar vacío para conservar el valor actual',
  secretMissing: 'Escriba este dato.',
  stillOpen: (count) => `Abiertos: ${count}. La caja los sigue hasta que terminen. Cambie después.`,
  leftOpen: 'Nadie leerá estos pagos hasta que se vuelva a usar este terminal.',
  changeAnyway: 'Cambiar de todos modos',
  start: 'Iniciar la caja',
  save: 'Guardar e iniciar sesión',
  starting: 'Iniciando sesión…',
};
