/** The character that separates the cells of the header line; a comma where there is only one column. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => header.split(delimiter).length;
  if (count('\t') > 1 && count('\t') >= count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}
