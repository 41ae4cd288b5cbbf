import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Pantalla del cliente',
  display: 'Segunda pantalla',
  displays: {
    automatic: { name: 'Automática', text: 'Si hay una segunda pantalla, es la del cliente.' },
    off: { name: 'Desactivada', text: 'El cliente mira esta pantalla.' },
  },
  tip: 'Propina',
  tips: {
    ask: {
      name: 'Preguntar al cliente',
      text: 'Al cobrar, primero se pregunta por la propina en la pantalla del cliente.',
    },
    off: { name: 'No preguntar', text: 'Al cobrar, el código aparece enseguida.' },
  },
  state: {
    none: 'No hay una segunda pantalla conectada.',
    shown: 'La pantalla del cliente está activa.',
    unplugged: 'La pantalla del cliente está desconectada.',
    closed: 'La pantalla del cliente se cerró.',
  },
  lost: 'No se ha perdido nada. Muestre esta pantalla al cliente.',
  openAgain: 'Abrir de nuevo',
  understood: 'Entendido',
  asking: 'El cliente está eligiendo la propina',
  askingText: 'Continúa sin que haga nada.',
  noTip: 'Sin propina: cobrar ya',
  back: 'Volver',
  turn: 'Mostrar al cliente',
  turnBack: 'Volver a la caja',
  letType: 'Que escriba el cliente',
  typing: 'El cliente está escribiendo sus datos',
  typingText: 'Aparecerán aquí sin que haga nada.',
  typeHere: 'Mejor escribirlos aquí',
  given: 'El cliente ha rellenado esto. Revíselo y cobre.',
  declined: 'El cliente prefiere no dar sus datos.',
};
