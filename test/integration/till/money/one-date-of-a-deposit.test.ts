import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { messages as en } from '../../../../shared/messages/en.arb';
import { dayAt, daysAfter, isoDay } from '../../../../shared/time/store-day.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { recordBadge } from '../../../../src-renderer/features/back-office/settlements/record-badge.ts';
import type { DepositAtService } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';

/** At every hour it is another day than in UTC in one of these. */
test.each(['Etc/GMT+12', 'Etc/GMT-14'])(
  'a deposit is of one day, that of the store in %s, in lists, days, statements and tables',
  async (timeZone) => {
    const { world, deposit } = await paidOutAt(timeZone);
    const day = dayAt(deposit.createdAt ?? 0, timeZone);
    const date = isoDay(day);

    const days = { from: daysAfter(day, -1), to: daysAfter(day, 1) };
    await world.commands['exports.savePayouts']({ days, statement: 'xero' });
    await world.commands['exports.savePayouts']({ days, statement: 'quickbooks' });
    await world.commands['exports.savePayouts']({ days });
    const [xero, quickBooks, table] = world.tables.texts.map((text) =>
      parse<Readonly<Record<string, string>>>(text, { bom: true, columns: true }),
    );
    const [year, month, ofMonth] = date.split('-');
    const isDeposit = ({ Description = '' }: Readonly<Record<string, string>>) =>
      Description.startsWith('Deposit');
    expect(xero?.filter(isDeposit)).toMatchObject([{ Date: date }]);
    expect(quickBooks?.filter(isDeposit)).toMatchObject([{ Date: `${month}/${ofMonth}/${year}` }]);
    expect(table).toMatchObject([{ deposit: deposit.id, deposit_date: date }]);

    const { terminal } = world.till.view();
    if (!terminal) throw new Error('no terminal');
    expect(terminal).toMatchObject({ timeZone });
    const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.parse(date),
    );
    expect(labelOf(deposit, terminal)).toBe(`Payout begun on ${written}; the service says: pending`);
    const explained = await world.commands['days.explain']({ days });
    if (!explained.ok) throw new Error(explained.failure.code);
    await world.commands['days.savePdf']({ madeAt: explained.value.madeAt });
    const values = world.savedDocuments[0]?.blocks.flatMap((block) =>
      block.kind === 'row' ? block.value : [],
    );
    expect(values?.filter((value) => value.includes('pending'))).toMatchObject([
      expect.stringContaining(` · ${written} · `),
    ]);

    const listed = async (on: string) => {
      const search = { list: 'deposits', scope: 'merchant', from: on, to: on, oldestFirst: false } as const;
      const page = await world.commands['settlements.list']({ search, page: 0 });
      return page.ok ? page.value.records.map(({ id }) => id) : page.failure;
    };
    expect(await listed(date)).toEqual([deposit.id]);
    expect(await listed(isoDay(daysAfter(day, -1)))).toEqual([]);
    expect(await listed(isoDay(daysAfter(day, 1)))).toEqual([]);
  },
);

const labelOf = (deposit: DepositAtService, terminal: TerminalView) =>
  recordBadge({ kind: 'settlement', id: 'set', deposits: [deposit] }, terminal, en).label;

/** A sale of this moment, all of which is paid out, and its deposit. */
async function paidOutAt(timeZone: string) {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  const { store, ...profile } = sandbox.profile;
  const text = JSON.stringify({ ...profile, store: { ...store, timeZone } });
  await world.till.launch({ kind: 'profile', text }, sandbox.secrets);
  await world.charge(1_000, 'A-1');
  await endNow(world, sandbox, { reference: 'A-1', statusCode: 'completed' });
  await controlOf(sandbox)('POST', '/settle', { merchantId: 'mer_Training' });
  const search = { list: 'deposits', scope: 'merchant', oldestFirst: false } as const;
  const page = await world.commands['settlements.list']({ search, page: 0 });
  const [deposit] = page.ok ? page.value.records : [];
  if (deposit?.kind !== 'deposit') throw new Error('no deposit was made');
  const { method: _method, ...named } = deposit;
  return { world, deposit: named };
}
