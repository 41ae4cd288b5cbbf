import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

/** As @electron/fuses, which electron-builder flips them with, knows them: by name and number both ways. */
const { FuseV1Options } = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))(
  '@electron/fuses',
) as { readonly FuseV1Options: Readonly<Record<string, string | number>> };

test('every fuse of the runtime is set by name, and none leaves a door open', () => {
  const [, section = ''] = readFileSync(join(PROJECT, 'electron-builder.yml'), 'utf8').split(
    'electronFuses:\n',
  );
  const set = [...section.matchAll(/^ {2}(\w+): (true|false)$/gm)].map(([, name = '', on]) => ({ name, on }));
  const known = Object.keys(FuseV1Options)
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => name.slice(0, 1).toLowerCase() + name.slice(1));
  expect(set.map(({ name }) => name).sort()).toEqual(known.sort());
  expect(set.filter(({ on }) => on === 'true').map(({ name }) => name)).toEqual([
    'enableCookieEncryption',
    'enableEmbeddedAsarIntegrityValidation',
    'onlyLoadAppFromAsar',
  ]);
});
