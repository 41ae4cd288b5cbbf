import { expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { fileName } from '../../../src-main/documents/file-name.ts';
import { withMarkedNames } from '../../../src-main/session/commands/marked-files.ts';
import { parseProfile, terminalView } from '../../../src-main/terminal/profile/profile.ts';
import { profileText } from '../../support/records/terminal-profile.ts';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';

const DOCUMENT: PrintedDocument = { language: 'en', name: 'Receipt A-1', copyMark: '', blocks: [] };

function terminalOf(environment: 'sandbox' | 'production', training: boolean) {
  const parsed = parseProfile(profileText({ environment }));
  if (!('profile' in parsed)) throw new Error(JSON.stringify(parsed.faults));
  return terminalView(parsed.profile, training);
}

const nothing = () => ({ next: () => Promise.resolve({ done: true, value: undefined } as const) });

/** The names under which a table, a document and a copy of the record come to the dialog. */
async function proposed(
  terminal: ReturnType<typeof terminalOf> | undefined,
  doc = DOCUMENT,
): Promise<readonly string[]> {
  const names: string[] = [];
  const save = ({ name }: { readonly name: string }) => {
    names.push(fileName(name));
    return Promise.resolve(succeeded({}));
  };
  const chooseTarget = (name: string, extension: string) => {
    names.push(`${name}.${extension}`);
    return Promise.resolve(undefined);
  };
  const savers = withMarkedNames(
    { csvSaver: { save }, documentSaver: { save }, chooseTarget },
    () => terminal,
  );
  await savers.csvSaver.save({ name: 'xero-2026-05-12', text: () => ({ [Symbol.asyncIterator]: nothing }) });
  await savers.documentSaver.save(doc);
  await savers.chooseRecordTarget('backup', 'sqlite');
  return names;
}

test('files of the sandbox and of training say that no money is behind them, those of a shop do not', async () => {
  expect(await proposed(terminalOf('production', false))).toEqual([
    'xero-2026-05-12',
    'Receipt A-1',
    'backup.sqlite',
  ]);
  const marked = ['xero-2026-05-12-test', 'Receipt A-1-test', 'backup-test.sqlite'];
  expect(await proposed(terminalOf('sandbox', false))).toEqual(marked);
  expect(await proposed(terminalOf('production', true))).toEqual(marked);
});

test('a name that is too long is cut before the mark', async () => {
  const [, name] = await proposed(terminalOf('sandbox', false), { ...DOCUMENT, name: 'R'.repeat(300) });
  expect(name).toMatch(/^R+-test$/);
});
