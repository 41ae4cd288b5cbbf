import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Skan tutaj zignorowano',
  overflow: (code) => `Za dużo skanów naraz: ${code} nie został przyjęty. Zeskanuj ponownie.`,
  unknownTitle: 'Nieznany kod kreskowy',
  unknown: (code) => `Nieznany kod kreskowy ${code}. Nie ma go w sprzedaży i nic nie pobrano.`,
  todo: 'Wpisz cenę, aby go dodać, albo odłóż towar i zignoruj ten skan.',
  ignore: 'Zignoruj ten skan',
  useAsReference: 'Użyj jako nr referencyjny',
  referenceStays: (reference) => `Nr referencyjny ${reference} pozostaje taki, jak wpisano.`,
  price: 'Cena',
  addForPrice: (amount) => `Dodaj za ${amount}`,
  openItem: (code) => `Artykuł ${code}`,
};
