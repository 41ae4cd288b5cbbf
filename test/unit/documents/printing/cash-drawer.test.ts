import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { CashDrawer } from '../../../../src-main/documents/printing/cash-drawer.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { DrawerNeeds } from '../../../../src-main/documents/printing/cash-drawer.ts';

const NOT_ON_RECORD: Failure = { action: 'ask-manager', code: 'ledger-unavailable' };
const isPaidSo = () => Promise.resolve(succeeded(true));

/** A drawer that opens for one tender, and what it was given. */
function drawerWith(changed: Partial<DrawerNeeds> = {}) {
  const given: unknown[] = [];
  const drawer = new CashDrawer(
    {
      clock: new VirtualClock(),
      rule: () => ({ pin: 2, openFor: ['usdcBase'] }),
      onOpened: () => succeeded(null),
      give: (bytes) => {
        given.push(bytes);
        return Promise.resolve({ kind: 'printed' });
      },
      ...changed,
    },
    () => undefined,
  );
  return { drawer, given };
}

test('an opening that is not on record is no silent one, whoever caused it', async () => {
  const { drawer, given } = drawerWith({ onOpened: () => failed(NOT_ON_RECORD) });
  expect(await drawer.open({ by: 'person' })).toEqual(failed(NOT_ON_RECORD));
  await drawer.salePaid('s1', isPaidSo);
  expect(drawer.failure()).toEqual(NOT_ON_RECORD);
  expect(given).toHaveLength(2);
});

test('a sale opens the drawer only where the rule names its tender', async () => {
  const { drawer, given } = drawerWith();
  await drawer.salePaid('s1', () => Promise.resolve(succeeded(false)));
  const off = drawerWith({ rule: () => ({ pin: 2, openFor: [] }) });
  await off.drawer.salePaid('s1', isPaidSo);
  expect([given, off.given]).toEqual([[], []]);
  await drawer.salePaid('s1', isPaidSo);
  expect(given).toHaveLength(1);
  expect(drawer.failure()).toBeUndefined();
});

test('what did not open is not put on record', async () => {
  const opened: unknown[] = [];
  const { drawer } = drawerWith({
    give: () => Promise.resolve({ kind: 'failed', why: { code: 'printer-unreachable' } }),
    onOpened: (opening) => {
      opened.push(opening);
      return succeeded(null);
    },
  });
  expect(await drawer.open({ by: 'person' })).toMatchObject({ failure: { code: 'printer-unreachable' } });
  expect(opened).toEqual([]);
});

test('what may have opened is put on record, and whoever asked hears that it is not certain', async () => {
  const opened: unknown[] = [];
  const { drawer } = drawerWith({
    give: () => Promise.resolve({ kind: 'uncertain', why: { code: 'printer-unreachable' } }),
    onOpened: (opening) => {
      opened.push(opening);
      return succeeded(null);
    },
  });
  expect(await drawer.open({ by: 'person' })).toMatchObject({ failure: { code: 'printer-unreachable' } });
  expect(opened).toHaveLength(1);
});
