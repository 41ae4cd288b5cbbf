import { mayStillEnd } from './shift-report.ts';
import type { EarlierSale } from './shift-report.ts';
import type { Messages } from '../messages/messages.ts';

/** Which sale of an earlier report it is. */
export function earlierName({ number, shift }: EarlierSale, messages: Messages['shiftReport']): string {
  return shift === undefined ? messages.sale({ number }) : messages.earlierSale({ number, shift });
}

/** What has become of it since, a sentence each. */
export function earlierStates(
  { was, standing, raised }: EarlierSale,
  { standings, kinds, endedLater, changedLater }: Messages['shiftReport'],
): readonly string[] {
  const now = standings[standing];
  const isSame = was === standing || (mayStillEnd(was) && mayStillEnd(standing));
  const state = isSame
    ? now
    : mayStillEnd(was)
      ? endedLater({ standing: now })
      : changedLater({ was: standings[was], now });
  return [state, ...raised.map((kind) => kinds[kind])];
}
