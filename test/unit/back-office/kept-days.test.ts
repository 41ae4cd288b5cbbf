import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { KeptDays } from '../../../src-main/back-office/payouts/kept-days.ts';
import { daysAfter } from '../../../shared/time/store-day.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { ReadingOf, WholeDay } from '../../../src-main/back-office/payouts/kept-days.ts';

const from = { year: 2026, month: 5, day: 1 };
const of: ReadingOf = { days: { from, to: daysAfter(from, 9) }, mark: 'one' };
const dayOf = (index: number): WholeDay => ({
  day: daysAfter(from, index),
  listed: 1,
  text: `day ${index}\r\n`,
  deposits: [],
});

const logged = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

async function three(): Promise<{ readonly kept: KeptDays; readonly file: string }> {
  const file = join(temporaryFolder(), 'kept');
  const kept = new KeptDays(file, () => 0);
  const reading = kept.reading(of);
  for (let index = 0; index < 3; index++) await reading.keep(dayOf(index));
  return { kept, file };
}

async function daysOf(kept: KeptDays): Promise<number> {
  let count = 0;
  for await (const _ of kept.reading(of).wholeDays(true)) count += 1;
  return count;
}

test('whole days are gone on from without a word in the log', async () => {
  const errors = logged();
  const { kept } = await three();
  expect(await kept.goesOn()).toEqual({ days: of.days, from: daysAfter(from, 3) });
  expect(await daysOf(kept)).toBe(3);
  expect(errors).not.toHaveBeenCalled();
});

test('the log says from where on kept days are not as they were written', async () => {
  const errors = logged();
  const { kept, file } = await three();
  writeFileSync(file, readFileSync(file, 'latin1').replace('day 1', 'day 7'), 'latin1');
  expect(await daysOf(kept)).toBe(1);
  expect(errors).toHaveBeenCalledWith(
    expect.stringMatching(/kept is not as it was written from byte \d+ of \d+ on/),
  );
});

test('the log says why kept days cannot be read, and the export asks for them again', async () => {
  const errors = logged();
  const file = join(temporaryFolder(), 'kept');
  mkdirSync(file);
  const kept = new KeptDays(file, () => 0);
  expect(await kept.goesOn()).toBeUndefined();
  expect(errors).toHaveBeenCalledWith(
    'the days that an export had read cannot be read',
    expect.objectContaining({ code: 'EISDIR' }),
  );
});

test('days are kept for six hours, and not after the clock was put back, when nobody knows how old they are', async () => {
  const goesOnAt = async (now: number) => {
    const { file } = await three();
    return (await new KeptDays(file, () => now).goesOn()) !== undefined;
  };
  expect(await Promise.all([goesOnAt(-1), goesOnAt(0), goesOnAt(21_600_000), goesOnAt(21_600_001)])).toEqual([
    ...[false, true, true, false],
  ]);
});
