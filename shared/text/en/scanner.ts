/** What comes of a barcode that was scanned. */
export const scanner = {
  ignored: 'Scan ignored here',
  overflow: (code: string) => `Too many scans at once: ${code} was not taken. Scan it again.`,
  unknownTitle: 'Unknown barcode',
  unknown: (code: string) => `Unknown barcode ${code}. It is not in the sale, and nothing was charged.`,
  todo: 'Type its price to add it, or set the goods aside and ignore this scan.',
  ignore: 'Ignore this scan',
  useAsReference: 'Use as reference',
  referenceStays: (reference: string) => `The reference ${reference} stays as it was typed.`,
  price: 'Price',
  addForPrice: (amount: string) => `Add for ${amount}`,
  openItem: (code: string) => `Article ${code}`,
};
