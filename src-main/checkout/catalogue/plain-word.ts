/** The text in lower case, without accents, with single spaces between words: `CÓDIGO_DE-BARRAS` becomes `codigo de barras`. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i') // a Turkish capital I may stand for either
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
