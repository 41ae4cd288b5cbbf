import { beforeEach, expect, test } from 'vitest';
import { QuotaWorld } from '../../../support/worlds/quota-world.ts';
import { answered, LOST } from '../../../support/service/service-answers.ts';

let world: QuotaWorld;
beforeEach(() => {
  world = new QuotaWorld('production');
});

const stated = (remaining: number, resetIn: number, limit = 4) =>
  answered(
    201,
    {},
    {
      'X-RateLimit-Limit': `${limit}`,
      'X-RateLimit-Remaining': `${remaining}`,
      'X-RateLimit-Reset': `${resetIn}`,
    },
  );

test('an answer that a later one has overtaken opens nothing again', async () => {
  const slow = await world.create();
  await world.clock.advance(4_000);
  const quick = await world.create();
  quick.settle(stated(0, 31));
  await world.clock.advance(1_000);
  // Its `Date` is as old as it is itself: the window seems to end later.
  slow.settle(stated(1, 33));
  expect(await world.wait(() => world.create())).toBe(33_000);
});

test('an answer of a window that is over says nothing of the new one', async () => {
  const slow = await world.create();
  await world.clock.advance(10_000);
  (await world.create()).settle(stated(0, 60));
  slow.settle(stated(3, 0));
  expect(await world.wait(() => world.create())).toBe(60_000);
});

test('the next window is open again as far as the service says', async () => {
  (await world.create()).settle(stated(0, 10));
  expect(await world.wait(() => world.create())).toBe(10_000);
  (await world.create()).settle(stated(2, 60));
  expect(await world.enterAll('POST', 'creation')).toHaveLength(2);
});

test('a call that is answered in the next window opens it', async () => {
  const [slow, quick] = [await world.create(), await world.create()];
  quick.settle(stated(0, 5));
  await world.clock.advance(6_000);
  slow.settle(stated(3, 59));
  expect(await world.enterAll('POST', 'creation')).toHaveLength(3);
});

test('a limit that the service raises counts at once, also within a window', async () => {
  const [before, after] = [await world.create(), await world.create()];
  before.settle(stated(0, 60));
  after.settle(stated(8, 60, 10));
  expect(await world.enterAll('POST', 'creation')).toHaveLength(8);
});

test('a window that ends later with each answer does not use up what the service allows', async () => {
  const wentAt: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    void world.create().then((passage) => {
      wentAt.push(world.clock.monotonic());
      passage.settle(stated(2, 60));
    });
    await world.clock.advance(20_000);
  }
  expect(wentAt).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
});

test('a window that nothing was heard of ends a minute after its calls have ended', async () => {
  (await world.create()).settle(stated(3, 1));
  await world.clock.advance(2_000);
  const lost = await world.enterAll('POST', 'creation');
  expect(lost).toHaveLength(4);
  // They may have come to the service only now, and begun its window.
  await world.clock.advance(15_000);
  for (const passage of lost) passage.settle(LOST);
  expect(await world.wait(() => world.create())).toBe(60_000);
});

test('a window that no header tells of began with its first answer at the latest', async () => {
  const [first, second] = await world.enterAll('POST', 'creation');
  await world.clock.advance(5_000);
  first?.settle(answered(201));
  await world.clock.advance(15_000);
  second?.settle(answered(201));
  expect(await world.wait(() => world.create())).toBe(45_000);
});

test('once a call was refused, lost calls change nothing about the wait', async () => {
  const [refused, lost] = await world.enterAll('POST', 'creation');
  refused?.settle(answered(429, {}, { 'Retry-After': '5' }));
  await world.clock.advance(1_000);
  lost?.settle(LOST);
  expect(await world.wait(() => world.create())).toBe(4_000);
});

test('once something was heard, lost calls change nothing about the end of the window', async () => {
  const [first, second, ...others] = await world.enterAll('POST', 'creation');
  first?.settle(answered(201));
  await world.clock.advance(15_000);
  second?.settle(LOST);
  expect(others).toHaveLength(58);
  expect(await world.wait(() => world.create())).toBe(45_000);
});
