import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { KeptDays } from '../../../src-main/back-office/payouts/kept-days.ts';
import { Payouts } from '../../../src-main/back-office/payouts/payouts.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { BackOffice } from '../../../src-main/back-office/back-office.ts';
import type { ExportRun } from '../../../src-main/reports/ports.ts';

afterEach(() => void vi.unstubAllEnvs());

const first = { year: 2026, month: 5, day: 11 };
const last = { year: 2026, month: 5, day: 13 };

/** A service without payments, with the beginnings of the days that it is asked for. */
function service() {
  const asked: string[] = [];
  const none = { page: 0, records: [], total: 0 };
  const list = {
    // eslint-disable-next-line @typescript-eslint/require-await
    async *[Symbol.asyncIterator]() {
      yield succeeded(none);
    },
    again: () => list,
  };
  const history = {
    ofTerminal: {
      page: () => Promise.resolve(succeeded(none)),
      pages: (_id: string, { from }: { readonly from: number }) => {
        asked.push(new Date(from).toISOString());
        return list;
      },
    },
  };
  const office = {
    service: () => Promise.resolve({ history }),
    ids: () => ({ terminal: 'term_1' }),
    access: () => ({ state: 'ready' }),
    currencies: new MerchantCurrencies(undefined),
  };
  return { asked, office: office as unknown as BackOffice };
}

test('days that were read by another time zone of the computer are read again: others begin and end then', async () => {
  const { asked, office } = service();
  const now = () => Date.UTC(2026, 4, 20);
  const payouts = new Payouts({
    ...{ office, currency: 'USD', timeZone: undefined, now },
    till: { salesOfPayments: () => succeeded(new Map()) },
    kept: new KeptDays(join(temporaryFolder(), 'kept'), now),
    turn: () => Promise.resolve(),
  });
  /** Reads as many pieces of the text. The first is the head, and then there is one for each day. */
  const read = async (goOn: boolean, pieces: number): Promise<void> => {
    const table = await payouts.table({ from: first, to: last }, goOn);
    if (!table.ok) throw new Error(table.failure.code);
    const run: ExportRun = { signal: new AbortController().signal, onProgress: () => undefined };
    let left = pieces;
    for await (const _ of table.value.text(run)) if ((left -= 1) === 0) break;
  };
  vi.stubEnv('TZ', 'UTC');
  await read(false, 3);
  expect(asked).toEqual(['2026-05-11T00:00:00.000Z', '2026-05-12T00:00:00.000Z']);
  asked.length = 0;
  vi.stubEnv('TZ', 'America/New_York');
  await read(true, 4);
  expect(asked).toEqual(['2026-05-11T04:00:00.000Z', '2026-05-12T04:00:00.000Z', '2026-05-13T04:00:00.000Z']);
});
