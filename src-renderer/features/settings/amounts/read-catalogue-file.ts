import { textOfFile } from '../../../../shared/text/text-of-file.ts';

/** Main accepts no longer text than this ("catalogue.import"). */
const MAX_CATALOGUE_LENGTH = 4_000_000;

export type FileFault = 'tooLarge' | 'unreadable';

/**
 * The text of a chosen file: Unicode, or else what spreadsheets on Windows write for Western languages. Its size is asked
 * first, so that a film dropped by mistake is never read.
 */
export async function readCatalogueFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<{ readonly text: string } | { readonly fault: FileFault }> {
  if (file.size > MAX_CATALOGUE_LENGTH) return { fault: 'tooLarge' };
  try {
    return { text: decoded(await file.arrayBuffer()) };
  } catch {
    // The file went away or may not be read; the person is asked to choose it again.
    return { fault: 'unreadable' };
  }
}

function decoded(bytes: ArrayBuffer): string {
  // The one other encoding that such files come in.
  return textOfFile(new Uint8Array(bytes)) ?? new TextDecoder('windows-1252').decode(bytes);
}
