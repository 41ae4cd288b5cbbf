import { describe, expect, test } from 'vitest';
import { readGivenProfile } from '../../../src-main/boot/process/given-profile.ts';
import { readSecretsFile } from '../../../src-main/terminal/secrets/secrets-file.ts';
import { readCatalogueFile } from '../../../src-renderer/features/settings/amounts/read-catalogue-file.ts';
import { readProfileFile } from '../../../src-renderer/features/setup/profile/read-profile-file.ts';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

const TEXT = '{"apiKey":"caf\u00e9 \u26f1"}';

/** `Out-File` and `>` of Windows PowerShell write the first, its `-Encoding BigEndianUnicode` the second, Notepad the third. */
const WRITTEN = {
  'UTF-16': Buffer.from(`\ufeff${TEXT}`, 'utf16le'),
  'UTF-16, high byte first': Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(),
  'UTF-8 with a mark': Buffer.from(`\ufeff${TEXT}`, 'utf8'),
  'UTF-8': Buffer.from(TEXT, 'utf8'),
};
const noLog = { write: () => undefined };
const fileIn = (bytes: Buffer): string => writeIn(temporaryFolder(), 'given', bytes);

describe.each(Object.entries(WRITTEN))('a file in %s is read as what was typed', (_, bytes) => {
  test('as a profile', async () => {
    expect(readGivenProfile(fileIn(bytes), noLog)).toBe(TEXT);
    expect(await readProfileFile(new File([Uint8Array.from(bytes)], 'till.json'))).toEqual({ text: TEXT });
  });

  test('as secrets', async () => {
    const read = await readSecretsFile(fileIn(bytes), new VirtualClock());
    expect(read).toEqual({ ok: true, secrets: { apiKey: 'caf\u00e9 \u26f1' } });
  });

  test('as a catalogue', async () => {
    expect(await readCatalogueFile(new File([Uint8Array.from(bytes)], 'articles.csv'))).toEqual({
      text: TEXT,
    });
  });
});

describe('letters of another encoding', () => {
  const western = Buffer.from(TEXT.replace(' \u26f1', ''), 'latin1');

  test('keep no till from its profile', () => {
    expect(readGivenProfile(fileIn(western), noLog)).toBe('{"apiKey":"caf\ufffd"}');
  });

  test('are no secret, since nobody would find out why it is refused', async () => {
    const read = await readSecretsFile(fileIn(western), new VirtualClock());
    expect(read).toEqual({ ok: false, fault: 'malformed' });
  });
});
