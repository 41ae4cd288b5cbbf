import { beforeEach, describe, expect, test } from 'vitest';
import {
  all,
  cake,
  coffee,
  empty,
  faultsOf,
  KeptCatalogue,
  tea,
} from '../../support/worlds/kept-catalogue.ts';

let at: KeptCatalogue;
beforeEach(() => {
  at = new KeptCatalogue();
});

describe('Undo', () => {
  test('takes back step by step what was done, and records that', async () => {
    const catalogue = await at.shop();
    const steps: unknown[] = [];
    const step = () => steps.push(catalogue.view().catalogueStep);
    await catalogue.save({ cells: { ...empty, name: 'Juice', price: '3' } }, at.record);
    step();
    await catalogue.remove(tea, at.record);
    step();
    await catalogue.clear(at.record);
    step();
    expect(steps).toEqual([
      { kind: 'added', name: 'Juice', number: 2 },
      { kind: 'removed', name: 'Tea', number: 3 },
      { kind: 'cleared', number: 4 },
    ]);
    at.recorded = [];
    await catalogue.undo(at.record);
    expect((await at.kept()).map(({ name }) => name)).toEqual(['Coffee', 'Cake', 'Juice']);
    await catalogue.undo(at.record);
    await catalogue.undo(at.record);
    expect(await at.kept()).toEqual([coffee, tea, cake]);
    expect(at.recorded).toEqual([
      { type: 'catalogue-replaced', added: 3, changed: 0, removed: 0, undo: true },
      { type: 'article-changed', currency: 'USD', after: tea, undo: true },
      {
        type: 'article-changed',
        currency: 'USD',
        before: { name: 'Juice', unitMinor: 300 },
        undo: true,
      },
    ]);
    await catalogue.undo(at.record);
    expect(await at.kept()).toEqual([]);
    expect(catalogue.view().catalogueStep).toBeUndefined();
    expect(faultsOf(await catalogue.undo(at.record))).toEqual([]);
  });

  test('goes back twenty steps at most', async () => {
    const catalogue = await at.open();
    for (let place = 1; place <= 25; place += 1)
      await catalogue.save({ cells: { ...empty, name: `Article ${place}`, price: '1' } }, at.record);
    for (let step = 0; step < 30; step += 1) await catalogue.undo(at.record);
    expect(await all(catalogue)).toHaveLength(5);
  });
});

describe('an import', () => {
  const text = 'name,price,code\nCoffee,3.90,1\nTea,2.80,2\nJuice,3.00,7\nRoll,1.00,\n';
  const replaces = { added: 2, changed: 1, removed: 1 };

  test('says what it would replace, and is done once that is agreed to', async () => {
    const catalogue = await at.shop();
    expect(await catalogue.import({ text }, at.record)).toEqual({
      ok: true,
      value: { articles: 4, faults: [], unknownColours: 0, replaces },
    });
    expect(await at.kept()).toEqual([coffee, tea, cake]);
    expect(await catalogue.import({ text, agreed: replaces }, at.record)).toEqual({
      ok: true,
      value: { articles: 4, faults: [], unknownColours: 0 },
    });
    expect((await at.kept()).map(({ name }) => name)).toEqual(['Coffee', 'Tea', 'Juice', 'Roll']);
    expect(at.recorded).toEqual([{ type: 'catalogue-replaced', ...replaces }]);
    await catalogue.undo(at.record);
    expect(await at.kept()).toEqual([coffee, tea, cake]);
  });

  test('asks again when the catalogue is another one by then', async () => {
    const catalogue = await at.shop();
    await catalogue.remove(tea, at.record);
    expect(await catalogue.import({ text, agreed: replaces }, at.record)).toMatchObject({
      value: { replaces: { added: 3, changed: 1, removed: 1 } },
    });
    expect(await at.kept()).toHaveLength(2);
  });

  test('of the same articles asks nothing', async () => {
    const catalogue = await at.shop();
    const same = 'name,price,code\nTea,2.80,2\nCake,4.00,\nCoffee,3.50,1\n';
    expect(await catalogue.import({ text: same }, at.record)).not.toMatchObject({
      value: { replaces: expect.anything() as unknown },
    });
    expect(await at.kept()).toEqual([tea, cake, coffee]);
  });
});
