/**
 * The text of a file in UTF-8, or in UTF-16 that says so at its beginning, as Windows PowerShell and the "Unicode text" of
 * spreadsheets are written; without the mark at its beginning. Nothing where it is neither.
 */
export function textOfFile(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
