/** A word as it is compared: without capitals, accents, and whatever parts its pieces. `CÓDIGO_DE-BARRAS` is `codigo de barras`. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i') // a Turkish capital I may stand for either
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
