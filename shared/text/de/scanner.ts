import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Scan hier nicht übernommen',
  overflow: (code) => `Zu viele Scans auf einmal: ${code} wurde nicht übernommen. Noch einmal scannen.`,
  unknownTitle: 'Unbekannter Barcode',
  unknown: (code) => `Unbekannter Barcode ${code}. Er ist nicht im Verkauf, und nichts wurde kassiert.`,
  todo: 'Preis eingeben, um ihn hinzuzufügen, oder die Ware beiseitelegen und den Scan verwerfen.',
  ignore: 'Scan verwerfen',
  useAsReference: 'Als Referenz verwenden',
  referenceStays: (reference) => `Die Referenz ${reference} bleibt, wie sie eingegeben wurde.`,
  price: 'Preis',
  addForPrice: (amount) => `Für ${amount} hinzufügen`,
  openItem: (code) => `Artikel ${code}`,
};
