import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minorFromDecimal, minorFromNumber } from '../../../../shared/money/exact-decimal.ts';
import { startSandbox } from '../../../../sandbox/server.ts';
import { DRAWN_SEED } from '../../../support/drawn/drawn-seed.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { movePaymentOf } from '../../../support/service/paid-now.ts';
import { SeededRandom } from '../../../simulation/random.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { must } from '../../../support/worlds/sent-command.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { ShiftReport, Tally } from '../../../../shared/reports/shift-report.ts';

const ENDS = ['completed', 'completed', 'overpaid', 'underpaid', 'expired', 'invalid', 'parked'] as const;

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

/** Charges, and leaves the sale at its end or parked. Answers its id. */
async function sell(amountMinor: number, reference: string, end: (typeof ENDS)[number]): Promise<string> {
  const { saleId } = await must(world, 'sale.start', { amountMinor, reference, overrides: [] });
  const stageIs = (name: string) =>
    world.viewWhen(({ sales }) => sales.some(({ id, stage }) => id === saleId && stage.name === name));
  await stageIs('waiting');
  if (end !== 'parked') {
    await movePaymentOf(sandbox, reference, end);
    await world.till.session()?.sales.check(saleId);
    await stageIs('final');
  }
  await must(world, 'sale.leave', { saleId, seen: end === 'parked' ? 'open' : 'settled' });
  return saleId;
}

const minorOf = (tallies: readonly { readonly paid: Tally }[]): number =>
  tallies.reduce((sum, { paid }) => sum + paid.minor, 0);

/** What a Z report adds to all that was ever paid: its shift, sales without one, and earlier sales that changed. */
function paidBy({ currencies, withoutShift, laterEffects }: ShiftReport): number {
  const taken = laterEffects.reduce((sum, { unpaid }) => sum + unpaid.minor, 0);
  return minorOf(currencies) + minorOf(withoutShift.currencies) + minorOf(laterEffects) - taken;
}

/** All that the sales have that the exported table says are paid. */
async function exported(): Promise<number> {
  // The store's day may be yesterday's or tomorrow's of UTC.
  const dayFromNow = (days: number) => {
    const at = new Date(Date.now() + days * 86_400_000);
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  };
  await must(world, 'exports.save', { days: { from: dayFromNow(-1), to: dayFromNow(1) }, form: 'sales' });
  const rows = parse<{ readonly paid: string }>(world.tables.texts.at(-1) ?? '', {
    bom: true,
    columns: true,
  });
  return rows.reduce((sum, { paid }) => sum + (paid === '' ? 0 : (minorFromDecimal(paid, 2) ?? NaN)), 0);
}

interface AtService {
  readonly statusCode: string;
  readonly requested: number;
}

async function paidAtService(): Promise<number> {
  const payments = (await controlOf(sandbox)('GET', '/payments')) as readonly AtService[];
  return payments
    .filter(({ statusCode }) => statusCode === 'completed' || statusCode === 'overpaid')
    .reduce((sum, { requested }) => sum + (minorFromNumber(requested, 2) ?? NaN), 0);
}

test(`all Z reports come to what the export says and the service has, whenever payments came (seed ${DRAWN_SEED})`, async () => {
  const random = new SeededRandom(DRAWN_SEED, 'sums agree');
  const reports: ShiftReport[] = [];
  let unended: { readonly saleId: string; readonly reference: string }[] = [];
  let unpaid: string[] = [];
  let number = 0;
  // Each another, as the till asks about two of one amount; cents up to .11 tell the sandbox what to do.
  const amount = (): number => random.between(1, 900) * 100 + 20 + number;
  for (let shift = 1; shift <= 4; shift++) {
    await must(world, 'shift.open', undefined);
    for (const { reference, saleId } of unended) {
      await movePaymentOf(sandbox, reference, random.pick(['completed', 'expired', 'underpaid']));
      await world.till.session()?.sales.check(saleId);
    }
    for (const reference of unpaid) await movePaymentOf(sandbox, reference, 'completed');
    [unended, unpaid] = [[], []];
    // Nothing new in the last one, so that all has come to its end.
    for (let sale = 0; sale < (shift < 4 ? 5 : 0); sale++) {
      number += 1;
      const reference = `ORDER-${number}`;
      const end = random.pick(ENDS);
      const saleId = await sell(amount(), reference, end);
      if (end === 'parked') unended.push({ saleId, reference });
      if (end === 'expired' && random.chance(0.5)) unpaid.push(reference);
    }
    reports.push(await must(world, 'shift.close', undefined));
    number += 1;
    if (shift < 4) await sell(amount(), `BETWEEN-${shift}`, 'completed');
  }
  const paid = reports.reduce((sum, report) => sum + paidBy(report), 0);
  expect(paid).toBeGreaterThan(0);
  expect({ paid, exported: await exported() }).toEqual({ paid, exported: paid });
  expect(await paidAtService()).toBe(paid);
});
