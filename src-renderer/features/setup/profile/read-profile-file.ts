/** Main accepts no longer text than this ("setup.checkProfile"). */
const MAX_PROFILE_LENGTH = 65_536;

export type FileFault = 'tooLarge' | 'unreadable';

/** The text of a chosen file. Its size is asked first: a film dropped by mistake is never read. */
export async function readProfileFile(
  file: Pick<File, 'size' | 'text'>,
): Promise<{ readonly text: string } | { readonly fault: FileFault }> {
  // A byte-order mark and multi-byte letters make a file longer than its text, never shorter.
  if (file.size > 4 * MAX_PROFILE_LENGTH) return { fault: 'tooLarge' };
  try {
    const text = await file.text();
    return text.length > MAX_PROFILE_LENGTH ? { fault: 'tooLarge' } : { text };
  } catch {
    // The file went away or may not be read; the person is asked to choose it again.
    return { fault: 'unreadable' };
  }
}
