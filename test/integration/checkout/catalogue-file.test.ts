import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { failed } from '../../../shared/failure.ts';
import type { Article } from '../../../shared/contract/checkout.ts';
import {
  all,
  cake,
  coffee,
  CSV,
  empty,
  faultsOf,
  KeptCatalogue,
  tea,
} from '../../support/worlds/kept-catalogue.ts';

let at: KeptCatalogue;
beforeEach(() => {
  at = new KeptCatalogue();
});

describe('the file', () => {
  const byAnother = (...content: readonly Article[]) =>
    writeFileSync(at.file, JSON.stringify({ currency: 'USD', scale: 2, content }));
  const cells = { ...empty, name: 'Juice', price: '3' };

  test('that another program has written is read, and nothing is done until a person has looked', async () => {
    const catalogue = await at.shop();
    byAnother(coffee);
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual(['- changed-meanwhile']);
    expect(catalogue.view()).toMatchObject({ articles: 1 });
    expect(catalogue.view().catalogueStep).toBeUndefined();
    expect(at.recorded).toEqual([]);
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual([]);
    expect(await at.kept()).toHaveLength(2);
    byAnother(coffee, tea);
    expect(await catalogue.import({ text: CSV }, at.record)).toMatchObject({
      value: { faults: [{ line: 0, fault: 'changed-meanwhile' }] },
    });
    byAnother(tea);
    expect(faultsOf(await catalogue.undo(at.record))).toEqual(['- changed-meanwhile']);
    byAnother(cake);
    expect(faultsOf(await catalogue.clear(at.record))).toEqual(['- changed-meanwhile']);
    expect(await at.kept()).toEqual([cake]);
  });

  test('that another program has only touched is the same', async () => {
    const catalogue = await at.shop();
    writeFileSync(at.file, readFileSync(at.file));
    utimesSync(at.file, 1, 1);
    expect(faultsOf(await catalogue.remove(cake, at.record))).toEqual([]);
    expect(await at.kept()).toEqual([coffee, tea]);
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'removed' });
  });

  test('that another program has spoilt or removed is written again from what is known', async () => {
    const catalogue = await at.shop();
    writeFileSync(at.file, '{"curr');
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual([]);
    expect(await at.kept()).toHaveLength(4);
    expect(catalogue.setAside()).toEqual([`${at.file}.unreadable`]);
    expect(readFileSync(`${at.file}.unreadable`, 'utf8')).toBe('{"curr');
    rmSync(at.file);
    await catalogue.remove(cake, at.record);
    expect(await at.kept()).toHaveLength(3);
  });

  test('that the disk does not take leaves everything as it was, and the record says so', async () => {
    const catalogue = await at.shop();
    mkdirSync(`${at.file}.new`);
    expect(await catalogue.remove(tea, at.record)).toMatchObject({ failure: { code: 'catalogue-not-kept' } });
    expect(at.recorded).toEqual([
      { type: 'article-changed', currency: 'USD', before: tea },
      { type: 'article-changed', currency: 'USD', after: tea, undo: true },
    ]);
    expect(await all(catalogue)).toEqual([coffee, tea, cake]);
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'imported' });
    expect(await catalogue.undo(at.record)).toMatchObject({ failure: { code: 'catalogue-not-kept' } });
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'imported' });
  });

  test('is not written when the record cannot be', async () => {
    const catalogue = await at.shop();
    at.refusal = failed({ action: 'ask-manager', code: 'ledger-unavailable' });
    for (const done of [
      catalogue.remove(tea, at.record),
      catalogue.undo(at.record),
      catalogue.clear(at.record),
    ])
      expect(await done).toMatchObject({ failure: { code: 'ledger-unavailable' } });
    expect(await at.kept()).toEqual([coffee, tea, cake]);
  });
});
