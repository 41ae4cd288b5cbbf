import { expect, test } from 'vitest';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { SlowestWrite } from '../../../../src-main/ledger/record/slowest-write.ts';
import { EVERY_EVENT } from '../../../support/records/every-event.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const MINUTE = 60_000;

test('the slowest write of the last hour is known, also of one that failed', () => {
  let now = 0;
  const taking = (ms: number) => () => void (now += ms);
  const slowest = new SlowestWrite(() => now);
  expect(slowest.ms).toBe(0);
  slowest.time(taking(40));
  slowest.time(taking(12_000));
  slowest.time(taking(30));
  expect(slowest.ms).toBe(12_000);
  now += 61 * MINUTE;
  expect(slowest.ms).toBe(0);
  slowest.time(taking(25));
  expect(slowest.ms).toBe(25);
  const failing = () => {
    now += 3_000;
    throw new Error('the disk is full');
  };
  expect(() => slowest.time(failing)).toThrow('the disk is full');
  expect(slowest.ms).toBe(3_000);
});

test('a ledger takes the time of what it writes', () => {
  const { ledger } = openLedger(temporaryFolder(), () => 0);
  expect(ledger.slowestWriteMs()).toBe(0);
  ledger.append([{ saleId: 'sale', at: 0, ...EVERY_EVENT['sale-started'] }]);
  expect(ledger.slowestWriteMs()).toBeGreaterThan(0);
  ledger.close();
});
