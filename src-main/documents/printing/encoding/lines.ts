/** Answers lines of `columns` characters with a name at the start and its value at the end, as few as possible. */
export function rowLines(name: string, value: string, columns: number): readonly string[] {
  const gap = columns - name.length - value.length;
  if (gap >= 1) return [name + ' '.repeat(gap) + value];
  return [...wrapped(name, columns), ...wrapped(value, columns).map((line) => line.padStart(columns))];
}

/** Breaks text into lines of at most `columns` characters, between words where that is possible. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => pieces(long, columns))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= columns) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, columns: number): readonly string[] {
  const count = Math.max(1, Math.ceil(word.length / columns));
  return Array.from({ length: count }, (_, index) => word.slice(index * columns, (index + 1) * columns));
}
