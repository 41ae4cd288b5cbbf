import { onTestFinished } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { dayAt } from '../../../shared/time/store-day.ts';
import { controlOf } from '../service/sandbox-control.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import { tillThatMadeAll } from './till-that-made.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { TillWorld } from '../worlds/till-world.ts';

const DAY = 86_400_000;
/** How many payments the past of `withPast` has. */
export const PAYMENTS = 240;

/** A line of the table of fees and deposits. */
export interface Line {
  readonly sale: string;
  readonly reference: string;
  readonly tracking_id: string;
  readonly tender: string;
  readonly gross: string;
  readonly fee: string;
  readonly net: string;
  readonly batch: string;
  readonly settlement: string;
  readonly deposit: string;
  readonly deposit_date: string;
}

/** The days of that past. */
export const days = (): DayRange => ({ from: dayAt(Date.now() - 20 * DAY), to: dayAt(Date.now()) });

/** A till that made all payments of eighteen days, at a service that has settled and paid them out. */
export async function withPast(): Promise<{ readonly sandbox: Sandbox; readonly world: TillWorld }> {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  await controlOf(sandbox)('POST', '/past', { payments: PAYMENTS, days: 18, seed: 5 });
  const world = await tillThatMadeAll(sandbox, Date.now() - 60 * DAY, temporaryFolder());
  onTestFinished(() => world.till.close());
  return { sandbox, world };
}
