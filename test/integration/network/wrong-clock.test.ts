import { expect, test } from 'vitest';
import { NetworkWorld } from '../../support/worlds/network-world.ts';
import type { TillView } from '../../../shared/contract/views.ts';

const MINUTE_MS = 60_000;
/** The longest time until a till at rest compares the clocks again. */
const AGAIN_MINUTES = 10;

const saysWrong = ({ notices }: TillView): boolean => notices.some(({ code }) => code === 'clock-wrong');

/** A till at rest that knows the service's time, and the views that its screens have got since. */
async function atRest() {
  const network = await NetworkWorld.open();
  await network.passUntil(({ session }) => session.state === 'signed-in');
  await network.pass(MINUTE_MS);
  const shown: boolean[] = [];
  void network.world.viewWhen((view) => {
    shown.push(saysWrong(view));
    return false;
  });
  return { network, shown };
}

/** In small steps: the service's clock goes before the till's by each of them. */
async function restOn(network: NetworkWorld): Promise<void> {
  for (let minute = 0; minute < AGAIN_MINUTES; minute++) await network.pass(MINUTE_MS);
}

test.each([
  ['behind', -7],
  ['ahead', 7],
])('a clock that is set %s is said at a till at rest, and no more once it is right', async (_, minutes) => {
  const { network, shown } = await atRest();
  expect(shown).toEqual([false]);
  network.clock.jumpWall(minutes * MINUTE_MS);
  await restOn(network);
  expect(shown.at(-1)).toBe(true);
  network.clock.jumpWall(-minutes * MINUTE_MS);
  await restOn(network);
  expect(shown.at(-1)).toBe(false);
});

test('a clock that is a few minutes off is none of the cashier’s business', async () => {
  const { network, shown } = await atRest();
  network.clock.jumpWall(3 * MINUTE_MS);
  await restOn(network);
  expect(shown).not.toContain(true);
});

test('a night of sleep is no wrong clock', async () => {
  const { network, shown } = await atRest();
  const night = 9 * 60 * MINUTE_MS;
  await network.service.control('POST', '/clock', { advanceMs: night });
  network.clock.suspend(night);
  network.world.till.session()?.wake();
  await restOn(network);
  expect(shown).not.toContain(true);
});
