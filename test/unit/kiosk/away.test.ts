import { expect, test } from 'vitest';
import { CAKE, openKiosk } from '../../support/worlds/kiosk-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const start = { language: 'en' } as const;
const since = 0;

test.each([
  [{ connection: { state: 'offline', since } }, 'away'],
  [{ session: { state: 'refused', failure: { action: 'sign-in', code: 'sign-in-refused' } } }, 'away'],
  [{ session: { state: 'unreachable' }, connection: { state: 'unknown' } }, 'away'],
  [{ session: { state: 'signing-in' }, connection: { state: 'unknown' } }, 'starting'],
  [{ phase: 'starting' }, 'starting'],
] as const)('while the till is %j nobody begins, and it opens again by itself', async (seen, why) => {
  const kiosk = await openKiosk();
  await kiosk.sees(seen);
  expect(kiosk.stage('closed')).toEqual({ name: 'closed', why });
  await kiosk.shopper['kiosk.start'](start);
  expect(kiosk.visit).toBe(0);
  await kiosk.sees({ phase: 'ready', session: { state: 'signed-in' }, connection: { state: 'online' } });
  expect(kiosk.stage('attract')).toBeDefined();
});

test('a sign-in that is made anew closes nothing while the service answers', async () => {
  const kiosk = await openKiosk();
  await kiosk.sees({ session: { state: 'signing-in' } });
  expect(kiosk.stage('attract')).toBeDefined();
});

test('whoever has begun goes on, and gets the code when the service is back', async () => {
  const kiosk = await openKiosk();
  await kiosk.shopper['kiosk.start'](start);
  await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
  kiosk.sales.gateway.reachable = false;
  await kiosk.sees({ connection: { state: 'offline', since } });
  expect(kiosk.stage('choosing').cart.lines).toHaveLength(1);
  await kiosk.shopper['kiosk.pay']({ visit: 1 });
  await kiosk.pass(5_000);
  expect(kiosk.stage('preparing')).toMatchObject({ number: 1 });
  kiosk.sales.gateway.reachable = true;
  kiosk.sales.sales.wake();
  await kiosk.pass(60_000);
  await settled();
  expect(kiosk.stage('pay')).toMatchObject({ number: 1 });
});
