import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { MOST_DOCUMENT_BYTES } from '../../../../shared/contract/input-limits.ts';

/** The largest part that main accepts. */
const PART_BYTES = 1024 * 1024;
export type FileFault = 'type' | 'size' | 'empty' | 'count';

type TakenIn = { readonly key: string } | { readonly refused: FileFault } | { readonly failure: Failure };

/** The service's identifier of the application. */
export interface WholeFile {
  readonly id: string;
  readonly merchantName?: string;
  readonly file: File;
}

/** Sends a file to main in parts. Answers main's key of the document, or why it is refused. */
export async function takeInFile(
  commands: CommandCalls,
  { file, ...application }: WholeFile,
  onShare: (share: number) => void,
): Promise<TakenIn> {
  const { size } = file;
  if (size > MOST_DOCUMENT_BYTES) return { refused: 'size' };
  let key: string | undefined;
  for (let at = 0; at < size; at += PART_BYTES) {
    onShare(at / size);
    const content = await base64Of(file.slice(at, at + PART_BYTES));
    if (content === undefined) break;
    const part = { ...application, fileName: file.name.slice(0, 1_000), size, content };
    const added = await call(commands, 'applicationDocuments.addPart', {
      ...part,
      ...(key !== undefined && { key }),
    });
    if (!added.ok) return { failure: added.failure };
    if (added.value.refused) return { refused: added.value.refused };
    ({ key } = added.value);
    if (added.value.received >= size) return { key };
  }
  return { refused: 'empty' };
}

/** `undefined` where the file is gone or may not be read. */
async function base64Of(part: Blob): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await part.arrayBuffer());
    let text = '';
    // A function call takes some tens of thousands of arguments at most.
    for (let at = 0; at < bytes.length; at += 8_192) {
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    }
    return btoa(text);
  } catch {
    return undefined;
  }
}
