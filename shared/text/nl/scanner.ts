import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Scan hier genegeerd',
  overflow: (code) => `Te veel scans tegelijk: ${code} is niet verwerkt. Scan opnieuw.`,
  unknownTitle: 'Onbekende barcode',
  unknown: (code) => `Onbekende barcode ${code}. Hij zit niet in de verkoop en er is niets afgerekend.`,
  todo: 'Typ de prijs om het toe te voegen, of leg het artikel apart en negeer deze scan.',
  ignore: 'Deze scan negeren',
  useAsReference: 'Als referentie gebruiken',
  referenceStays: (reference) => `De referentie ${reference} blijft zoals ze is getypt.`,
  price: 'Prijs',
  addForPrice: (amount) => `Toevoegen voor ${amount}`,
  openItem: (code) => `Artikel ${code}`,
};
