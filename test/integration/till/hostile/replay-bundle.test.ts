import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { endNow, movePaymentOf } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Bundle } from '../../../../src-main/diagnosis/bundle/bundle.ts';
import type { SaleStage } from '../../../../shared/contract/sale-view.ts';

const PROGRAM = join(import.meta.dirname, '../../../../scripts/replay.mjs');

/** What `npm run replay -- BUNDLE` prints. */
async function printed(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args]);
  return stdout;
}

/** Numbers of sales with the names of their stages and what is not a pseudonym of them. */
function stagesIn(words: string): readonly (readonly [number, Partial<SaleStage>])[] {
  const lines = words.matchAll(/^#(\d+) reference \d+, \d+ USD \(minor\): ([\w-]+) (\{.*\})$/gm);
  return [...lines].map(([, number, name, others = '{}']) => [
    Number(number),
    withoutNames({ name, ...(JSON.parse(others) as object) } as unknown as SaleStage),
  ]);
}

/** When one that has ended was last read is known as long as it is on the screens. */
function withoutNames(stage: SaleStage): Partial<SaleStage> {
  const left = ['url', 'paymentCode', ...(stage.name === 'final' ? ['lastGoodReadAt'] : [])];
  return Object.fromEntries(Object.entries(stage).filter(([field]) => !left.includes(field)));
}

test(
  'what a till showed comes out of the bundle that it saved, as the program prints it',
  { timeout: 90_000 },
  async () => {
    const sandbox = await startSandbox({});
    onTestFinished(() => sandbox.close());
    const folder = temporaryFolder();
    const world = new TillWorld(folder);
    onTestFinished(() => world.till.close());
    await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
    const shown = new Map<number, Partial<SaleStage>>();
    const look = (): void => {
      for (const { number, stage } of world.till.view().sales) shown.set(number, withoutNames(stage));
    };
    const leave = async (saleId: string): Promise<void> => {
      look();
      await world.commands['sale.leave']({ saleId, seen: 'settled' });
    };

    await world.charge(1_000, 'Ada-1');
    await leave(await endNow(world, sandbox, { reference: 'Ada-1', statusCode: 'completed' }));
    await world.charge(2_000, 'Ada-2');
    await leave(await endNow(world, sandbox, { reference: 'Ada-2', statusCode: 'underpaid' }));
    await world.charge(3_000, 'Ada-3');
    await world.stageWhen('waiting');
    const parked = world.till.view().currentSaleId ?? '';
    await world.commands['sale.leave']({ saleId: parked, seen: 'open' });
    await world.charge(4_000, 'Ada-4');
    await world.viewWhen(({ sales }) =>
      sales.some(({ reference, stage }) => reference === 'Ada-4' && stage.name === 'waiting'),
    );
    await movePaymentOf(sandbox, 'Ada-4', 'processing');
    await world.till.session()?.sales.check(world.till.view().currentSaleId ?? '');
    await world.stageWhen('seen');

    const file = join(folder, 'sent.json');
    world.target = file;
    look();
    expect(await world.commands['health.saveBundle'](undefined)).toMatchObject({ ok: true });
    const words = await printed(file);
    const stages = new Map(stagesIn(words));
    expect([...stages].sort(([one], [other]) => one - other).map(([, { name }]) => name)).toEqual([
      ...['final', 'final', 'waiting', 'seen'],
    ]);
    for (const [number, stage] of shown) expect(stages.get(number), `sale ${number}`).toEqual(stage);
    expect(words).toContain('fine   service: online');

    const text = readFileSync(file, 'utf8');
    for (const secret of Object.values(sandbox.secrets)) expect(text).not.toContain(secret);
    expect(text).not.toContain('Ada');
  },
);

test('a file that is no bundle, and none at all, are said in a sentence', { timeout: 60_000 }, async () => {
  const file = join(temporaryFolder(), 'other.json');
  writeFileSync(file, '{}');
  await expect(printed(file)).rejects.toMatchObject({
    code: 1,
    stderr: `${file} cannot be replayed: This file is no bundle of a till.\n`,
  });
  await expect(printed()).rejects.toMatchObject({ code: 1, stderr: 'Say which: npm run replay -- BUNDLE\n' });
});

test('where the record cannot be read the bundle has the log, the health and the sales that can', async () => {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const folder = temporaryFolder();
  const world = new TillWorld(folder);
  onTestFinished(() => world.till.close());
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  await world.charge(1_000, 'Ada-1');
  await world.stageWhen('waiting');
  const archive = world.till.session()?.archive;
  if (!archive) throw new Error('the till is not at work');
  const unreadable = () => {
    throw new LedgerUnavailable('The disk does not work.');
  };
  world.target = join(folder, 'sent.json');
  const salesWhen = async (broken: Partial<typeof archive>) => {
    Object.assign(archive, broken);
    expect(await world.commands['health.saveBundle'](undefined)).toMatchObject({ ok: true });
    const bundle = JSON.parse(readFileSync(join(folder, 'sent.json'), 'utf8')) as Bundle;
    expect(bundle.health.checks.length).toBeGreaterThan(5);
    return bundle.sales.length;
  };
  expect(await salesWhen({ findSales: unreadable })).toBe(1);
  expect(await salesWhen({ sale: unreadable })).toBe(0);
});
