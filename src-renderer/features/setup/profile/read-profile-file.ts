import { LONGEST_PROFILE } from '../../../../shared/contract/input-limits.ts';
import { textOfFile } from '../../../../shared/text/text-of-file.ts';

export type FileFault = 'tooLarge' | 'unreadable';
type ReadFile = { readonly text: string } | { readonly fault: FileFault };

/** The text of a chosen file. Its size is asked first: a film dropped by mistake is never read. */
export function readProfileFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  return readTextFile(file, LONGEST_PROFILE);
}

/** The same of a file of at most so many characters. */
export async function readTextFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  maxLength: number,
): Promise<ReadFile> {
  // A byte-order mark and multi-byte letters make a file longer than its text, never shorter.
  if (file.size > 4 * maxLength) return { fault: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = textOfFile(bytes) ?? new TextDecoder().decode(bytes);
    return text.length > maxLength ? { fault: 'tooLarge' } : { text };
  } catch {
    // The file went away or may not be read; the person is asked to choose it again.
    return { fault: 'unreadable' };
  }
}
