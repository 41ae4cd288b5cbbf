import { failed, succeeded } from '../../../shared/failure.ts';
import { unreadable } from '../answers/read-answer.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Sender } from '../sending/sender.ts';

/** The specification states no limit for attachments. This much fits into memory. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

export interface DownloadedFile {
  /** Its media type as the service says. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A GET whose answer is a file, not JSON. */
export async function download(
  sender: Sender,
  path: Result<string>,
  signal: AbortSignal,
): Promise<Result<DownloadedFile>> {
  if (!path.ok) return path;
  const sent = await sender.send(
    {
      operation: 'transfer',
      urgency: 'routine',
      method: 'GET',
      path: path.value,
      maxAnswerBytes: MAX_FILE_BYTES,
    },
    signal,
  );
  if (sent.kind !== 'answered') return failed(sent.failure);
  if (sent.response.unreadable !== undefined) {
    return failed(unreadable(sent.response, sent.response.unreadable));
  }
  const { headers, body, bytes = new TextEncoder().encode(body) } = sent.response;
  return succeeded({ type: headers.get('content-type') ?? 'application/octet-stream', bytes });
}
