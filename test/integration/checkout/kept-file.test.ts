import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { KeptFile } from '../../../src-main/checkout/kept-file.ts';
import { asOrdinaryUser } from '../../support/system/ordinary-user.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

test.skipIf(process.platform === 'win32')(
  'a file in a folder that is closed to this user is said, and does not end the start',
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'carts.json');
    const kept = new KeptFile(
      file,
      { currency: 'USD', assumedScale: 2 },
      { schema: z.string(), rescale: (content) => content },
    );
    await kept.keep('an open cart');
    chmodSync(folder, 0);
    onTestFinished(() => chmodSync(folder, 0o700));
    asOrdinaryUser(() => expect(kept.load()).toEqual({ unread: file }));
    chmodSync(folder, 0o700);
    // What could not be read may be whole, so nothing takes its place.
    await expect(kept.keep('the next cart')).rejects.toThrow('was not read at the start');
    expect(kept.load()).toEqual({ content: 'an open cart' });
    await kept.keep('the next cart');
    writeFileSync(file, '');
    expect(kept.load()).toEqual({ setAside: `${file}.unreadable` });
  },
);
