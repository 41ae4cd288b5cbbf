import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBillOfMaterials } from '../../../scripts/bill-of-materials.mjs';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '../../..');

interface Bill {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

test('the bill of materials names every package of the lock file', { timeout: 60_000 }, async () => {
  const bill = JSON.parse(readFileSync(await writeBillOfMaterials(temporaryFolder()), 'utf8')) as Bill;
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'countertop' } } });
  const named = new Set(bill.components.map(({ name, version }) => `${name} ${version}`));
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>;
  };
  const missing = Object.entries(packages)
    // What is for other systems npm may leave out.
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`)
    .filter((each) => !named.has(each));
  expect(missing).toEqual([]);
});
