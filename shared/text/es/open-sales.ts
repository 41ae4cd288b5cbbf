import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'Ventas abiertas',
  elsewhere: (name) => `Es de otro servicio: ${name}`,
  sale: (number) => `Venta ${number}`,
  landed: (number, reference, state) => `Venta ${number}, ${reference}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'Obteniendo código',
  waiting: 'Esperando',
  seen: 'Detectado, sin confirmar',
  unrecognised: 'Estado desconocido',
  stale: 'Estado desconocido',
  'not-created': 'Sin código',
};
