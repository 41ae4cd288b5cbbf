import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  ignored: 'Scansione ignorata qui',
  overflow: (code) => `Troppe scansioni insieme: ${code} non è stato preso. Scansionarlo di nuovo.`,
  unknownTitle: 'Codice a barre sconosciuto',
  unknown: (code) => `Codice a barre sconosciuto: ${code}. Non è nella vendita e nulla è stato incassato.`,
  todo: 'Digitare il prezzo per aggiungerlo, oppure mettere da parte la merce e ignorare la scansione.',
  ignore: 'Ignora la scansione',
  useAsReference: 'Usa come riferimento',
  referenceStays: (reference) => `Il riferimento ${reference} resta come è stato digitato.`,
  price: 'Prezzo',
  addForPrice: (amount) => `Aggiungi a ${amount}`,
  openItem: (code) => `Articolo ${code}`,
};
