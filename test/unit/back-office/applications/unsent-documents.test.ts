import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DocumentFiles } from '../../../../src-main/back-office/applications/document-files.ts';
import { UnsentDocuments } from '../../../../src-main/back-office/applications/unsent-documents.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { Cipher } from '../../../../src-main/terminal/secrets/vault-file.ts';

test('of more names than are kept those that were not sent last stay', async () => {
  const inMemory = { isSafe: () => Promise.resolve(false) } as unknown as Cipher;
  const documents = new UnsentDocuments(new DocumentFiles(temporaryFolder(), inMemory), {
    applicationOf: () => Promise.resolve(undefined),
  });
  for (let count = 0; count <= 20; count += 1) {
    const key = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    const about = { key, fileName: `${count}.pdf`, contentType: 'application/pdf', size: 4 };
    await documents.add('app_1', { ...about, base64: 'JVBERg==' });
    const waiting = await documents.get('app_1', key);
    if (waiting) await documents.drop(waiting, count);
  }
  const names = (await documents.of('app_1')).map(({ fileName }) => fileName);
  expect(names).toHaveLength(20);
  expect(names).not.toContain('0.pdf');
});

test('a document that the disk does not take anew is on it as it was before, and is one document', async () => {
  const folder = temporaryFolder();
  let isSafe = true;
  const cipher: Cipher = {
    isSafe: () => Promise.resolve(isSafe),
    encrypt: (text) => Promise.resolve(Buffer.from(text)),
    decrypt: (sealed) => Promise.resolve(sealed.toString()),
  };
  const opened = () =>
    new UnsentDocuments(new DocumentFiles(folder, cipher), {
      applicationOf: () => Promise.resolve(undefined),
    });
  const documents = opened();
  const key = '00000000-0000-4000-8000-000000000001';
  const about = { key, fileName: 'id.pdf', contentType: 'application/pdf', size: 4 };
  await documents.add('app_1', { ...about, base64: 'JVBERg==' });
  isSafe = false;
  const waiting = await documents.get('app_1', key);
  if (waiting) await documents.sending(waiting, ['att_1']);
  expect(await documents.of('app_1')).toMatchObject([{ key, alikeBefore: ['att_1'] }]);

  const afterKill = opened();
  expect(await afterKill.get('app_1', key)).toMatchObject({ ...about, base64: 'JVBERg==' });

  const [document] = await documents.of('app_1');
  if (document) await documents.drop(document, 1);
  expect(await documents.of('app_1')).toMatchObject([{ key, notSentAt: 1 }]);
  expect(readdirSync(folder), 'the content of what is not sent any more').toEqual([]);
});
