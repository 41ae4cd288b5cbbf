import { basename, extname } from 'node:path';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Result } from '../../../shared/failure.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';

/** Asks where to save a file of this name; `undefined` when the dialog was cancelled. */
export type ChooseTarget = (name: string, extension: string) => Promise<string | undefined>;

/**
 * Asks where to save a document of an application, and writes it there, readable by this user alone. Answers no name
 * when the dialog was cancelled. A file of more than 32 MiB fails as unreadable, and nothing is written.
 */
export async function saveAttachment(
  calls: RecordCalls,
  { applicationId, id, fileName = '' }: CommandInput<'applications.saveAttachment'>,
  chooseTarget: ChooseTarget,
): Promise<Result<{ readonly fileName?: string }>> {
  const { name, extension } = suggestedName(fileName);
  const target = await chooseTarget(name, extension);
  if (target === undefined) return succeeded({});
  const file = await calls.ask(({ attachments }, signal) => attachments.download(applicationId, id, signal));
  if (!file.ok) return file;
  try {
    await writeFileAtomic(target, file.value.bytes);
    return succeeded({ fileName: basename(target) });
  } catch (error) {
    return notWritten(error);
  }
}

/** The service's name for the file, without parts that lead to another folder or hide its kind. */
function suggestedName(fileName: string): { readonly name: string; readonly extension: string } {
  const last = basename(fileName.replaceAll('\\', '/'));
  const extension = /^\.[A-Za-z0-9]{1,8}$/.test(extname(last)) ? extname(last).slice(1) : 'bin';
  const name = basename(last, `.${extension}`)
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100);
  return { name: name === '' ? 'attachment' : name, extension };
}
