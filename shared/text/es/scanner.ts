import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Escaneo ignorado aquí',
  overflow: (code) => `Demasiados escaneos a la vez: ${code} no se ha tomado. Escanéelo de nuevo.`,
  unknownTitle: 'Código de barras desconocido',
  unknown: (code) => `Código de barras desconocido: ${code}. No está en la venta y no se ha cobrado nada.`,
  todo: 'Escriba su precio para añadirlo, o aparte el artículo e ignore este escaneo.',
  ignore: 'Ignorar este escaneo',
  useAsReference: 'Usar como referencia',
  referenceStays: (reference) => `La referencia ${reference} queda como se escribió.`,
  price: 'Precio',
  addForPrice: (amount) => `Añadir por ${amount}`,
  openItem: (code) => `Artículo ${code}`,
};
