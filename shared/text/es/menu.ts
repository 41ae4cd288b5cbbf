import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menú',
  entries: {
    amounts: { name: 'Catálogo e importes', text: 'Artículos, importes rápidos, propinas, descuentos' },
    guide: {
      name: 'Ayuda para el personal',
      text: 'Qué hacer cuando termina un pago; para leer o imprimir',
    },
    shift: { name: 'Turno', text: 'Abrir, cerrar, informes X y Z' },
    cashiers: { name: 'Cajeros', text: 'Nombres, PIN, quién puede hacer qué' },
    'find-payment': { name: 'Buscar un pago', text: 'Por referencia, código, importe o día' },
    printer: { name: 'Impresora', text: 'Impresora de recibos, cajón, lo que no se imprimió' },
    scanner: { name: 'Escáner', text: 'Velocidad, prefijo, fin del código; prueba' },
    'customer-screen': { name: 'Pantalla del cliente', text: 'Segunda pantalla, propina' },
    preferences: { name: 'Preferencias', text: 'Idioma, colores, tamaño del texto, sonido' },
    setup: { name: 'Configuración', text: 'Perfil de este terminal, modo de práctica' },
  },
};

export const page: Words['page'] = { back: 'Volver' };
