import { mayStillEnd } from './shift-report.ts';
import type { EarlierSale } from './shift-report.ts';
import type { Words } from './text/words.ts';

/** Which sale of an earlier report it is. */
export function earlierName({ number, shift }: EarlierSale, words: Words['shiftReport']): string {
  return shift === undefined ? words.sale(number) : words.earlierSale(number, shift);
}

/** What has become of it since, a sentence each. */
export function earlierStates(
  { was, standing, raised }: EarlierSale,
  { standings, kinds, endedLater, changedLater }: Words['shiftReport'],
): readonly string[] {
  const now = standings[standing];
  const told = was === standing || (mayStillEnd(was) && mayStillEnd(standing));
  const state = told ? now : mayStillEnd(was) ? endedLater(now) : changedLater(standings[was], now);
  return [state, ...raised.map((kind) => kinds[kind])];
}
