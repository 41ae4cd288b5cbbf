import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BusyReport } from '../../../../src-main/service/quota/busy-report.ts';
import { QuotaGate } from '../../../../src-main/service/quota/quota-gate.ts';
import { ServerClock } from '../../../../src-main/service/quota/server-clock.ts';
import { answered, LOST, NOT_SENT } from '../../../support/service-answers.ts';
import { settled, VirtualClock } from '../../../support/virtual-clock.ts';
import type { Passage } from '../../../../src-main/service/quota/quota-gate.ts';
import type { Urgency } from '../../../../src-main/service/quota/quota-window.ts';

const never = new AbortController().signal;
setMaxListeners(0, never);
let clock: VirtualClock;
let gate: QuotaGate;
let busy: (number | undefined)[];

function newGate(environment: 'sandbox' | 'production' | 'unmetered'): void {
  clock = new VirtualClock();
  busy = [];
  const report = new BusyReport(clock, (until) => busy.push(until && until - clock.wall()), never);
  gate = new QuotaGate(environment, { clock, serverClock: new ServerClock(clock), busy: report });
}
beforeEach(() => newGate('production'));

const read = (urgency: Urgency = 'routine') => gate.enter('GET', urgency, never);
const create = () => gate.enter('POST', 'creation', never);

/** Enters as often as the gate lets it at this moment; answers the passages. */
async function enterAll(method: 'GET' | 'POST', urgency: Urgency): Promise<Passage[]> {
  const passages: Passage[] = [];
  const stop = new AbortController();
  for (let tried = 1; passages.length === tried - 1; tried++) {
    void gate.enter(method, urgency, stop.signal).then(
      (passage) => passages.push(passage),
      () => undefined,
    );
    await settled();
  }
  stop.abort();
  await settled();
  return passages;
}

/** How long the next call is held back. */
async function wait(enter: () => Promise<Passage>): Promise<number> {
  const from = clock.monotonic();
  const entering = enter().then((passage) => {
    passage.settle(answered(200));
    return clock.monotonic() - from;
  });
  await clock.advance(120_000);
  return entering;
}

describe('without headers', () => {
  it.each([
    ['sandbox', 'POST', 100],
    ['production', 'POST', 60],
    ['sandbox', 'GET', 1000],
    ['production', 'GET', 600],
  ] as const)('keeps the limits of the specification: %s %s %d', async (environment, method, limit) => {
    newGate(environment);
    expect(gate.limit(method)).toBe(limit);
    expect(await enterAll(method, 'creation')).toHaveLength(limit);
  });

  it('opens again 60 s after the first call of the window', async () => {
    await create();
    await clock.advance(20_000);
    await enterAll('POST', 'creation');
    expect(await wait(create)).toBe(40_000);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('counts %s with the other writes', async (method) => {
    await enterAll('POST', 'creation');
    expect(await wait(() => gate.enter(method, 'creation', never))).toBe(60_000);
    expect(await enterAll('GET', 'creation')).toHaveLength(600);
  });

  it('holds nothing back of a credential that is not metered, until a header says so', async () => {
    newGate('unmetered');
    for (let n = 0; n < 5_000; n++) await read();
    const told = await read();
    told.settle(answered(200, {}, { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '0' }));
    expect(await wait(read)).toBe(60_000);
  });

  it('meters writes and reads apart', async () => {
    await enterAll('POST', 'creation');
    expect(await wait(read)).toBe(0);
  });

  it('leaves a tenth to calls that a creation waits for', async () => {
    expect(await enterAll('GET', 'routine')).toHaveLength(540);
    expect(await enterAll('GET', 'creation')).toHaveLength(60);
  });

  it('does not count a call that was not sent, but one whose answer was lost', async () => {
    const passages = await enterAll('POST', 'creation');
    passages[0]?.settle(NOT_SENT);
    passages[1]?.settle(LOST);
    expect(await enterAll('POST', 'creation')).toHaveLength(1);
  });
});

describe('with headers', () => {
  it('believes the headers over its table', async () => {
    (await read()).settle(answered(200, {}, { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '4' }));
    expect(gate.limit('GET')).toBe(10);
    expect(await enterAll('GET', 'creation')).toHaveLength(4);
  });

  it('counts calls that are still under way against what the service says is left', async () => {
    const [first] = await Promise.all([read(), read(), read()]);
    first.settle(answered(200, {}, { 'X-RateLimit-Remaining': '10' }));
    expect(await enterAll('GET', 'creation')).toHaveLength(8);
  });

  it('waits for the reset of an exhausted window, told by the service’s clock', async () => {
    const server = clock.wall() + 3_600_000;
    const serverClock = new ServerClock(clock);
    serverClock.observe(new Headers({ date: new Date(server).toUTCString() }));
    const report = new BusyReport(clock, () => undefined, never);
    gate = new QuotaGate('production', { clock, serverClock, busy: report });
    const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(server / 1_000 + 25) };
    (await create()).settle(answered(201, {}, headers));
    expect(await wait(create)).toBe(25_000);
  });

  it('is not confused by a change of the till’s clock while it waits', async () => {
    const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(clock.wall() / 1_000 + 25) };
    (await create()).settle(answered(201, {}, headers));
    clock.jumpWall(-86_400_000);
    expect(await wait(create)).toBe(25_000);
  });

  it('lets routine calls go again when a small limit leaves no room for a reserve', async () => {
    (await read()).settle(answered(200, {}, { 'X-RateLimit-Limit': '5', 'X-RateLimit-Remaining': '1' }));
    expect(await enterAll('GET', 'routine')).toHaveLength(1);
  });
});

describe('after a 429', () => {
  const refuse = async (headers: Record<string, string> = {}): Promise<void> => {
    const before = clock.monotonic();
    const passage = await create();
    expect(clock.monotonic()).toBe(before);
    passage.settle(answered(429, {}, headers));
  };

  it('waits 1 s, 2 s, 4 s, and then for the reset', async () => {
    const delays: number[] = [];
    for (let time = 0; time < 4; time++) {
      await refuse({ 'X-RateLimit-Reset': String(Math.round(clock.wall() / 1_000) + 30) });
      const from = clock.monotonic();
      const next = create();
      await clock.advance(0);
      await clock.advance(clock.sleeps.at(-1) ?? 0);
      delays.push(clock.monotonic() - from);
      (await next).settle(NOT_SENT);
    }
    expect(delays).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('waits a whole window when nobody says when it resets', async () => {
    for (const delay of [1_000, 2_000, 4_000]) {
      await refuse();
      await clock.advance(delay);
    }
    await refuse();
    expect(await wait(create)).toBe(60_000);
  });

  it('takes Retry-After as the least wait, also where the window looks exhausted for longer', async () => {
    await refuse({
      'Retry-After': '3',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(clock.wall() / 1_000 + 50),
    });
    expect(await wait(create)).toBe(3_000);
  });

  it('takes Retry-After over its own count of a used-up window', async () => {
    const [refused] = await enterAll('POST', 'creation');
    refused?.settle(answered(429, {}, { 'Retry-After': '3' }));
    expect(await wait(create)).toBe(3_000);
  });

  it('starts over at 1 s once a call went well', async () => {
    await refuse();
    await wait(create);
    await refuse();
    expect(await wait(create)).toBe(1_000);
  });

  it('counts calls that were refused side by side as one refusal', async () => {
    const passages = await Promise.all([create(), create(), create()]);
    for (const passage of passages) passage.settle(answered(429));
    expect(await wait(create)).toBe(1_000);
  });

  it('keeps its distance when a call that went out earlier is answered well', async () => {
    const [slow, refused] = await Promise.all([create(), create()]);
    refused.settle(answered(429, {}, { 'Retry-After': '5' }));
    slow.settle(answered(201, {}, { 'X-RateLimit-Remaining': '50' }));
    expect(await wait(create)).toBe(5_000);
  });

  it('holds calls back after a 503 that asks for it', async () => {
    (await create()).settle(answered(503, {}, { 'Retry-After': '7' }));
    expect(await wait(create)).toBe(7_000);
  });
});

describe('a call that waits', () => {
  it('can be given up, and leaves no timer behind', async () => {
    (await create()).settle(answered(429, {}, { 'Retry-After': '2' }));
    await settled();
    const watching = clock.pending();
    const stop = new AbortController();
    const waiting = gate.enter('POST', 'creation', stop.signal);
    await settled();
    stop.abort(new Error('stopped by the cashier'));
    await expect(waiting).rejects.toThrow('stopped by the cashier');
    expect(clock.pending()).toBe(watching);
  });

  it('does not enter when it was given up before', async () => {
    await expect(gate.enter('POST', 'creation', AbortSignal.abort())).rejects.toThrow();
  });
});

describe('busy', () => {
  it('is told from a 429 until the wait is over', async () => {
    (await create()).settle(answered(429, {}, { 'Retry-After': '2' }));
    expect(busy).toEqual([2_000]);
    await clock.advance(2_000);
    expect(busy).toEqual([2_000, undefined]);
    expect(clock.pending()).toBe(0);
  });

  it('is told when an exhausted window holds a call back, not before', async () => {
    await enterAll('POST', 'creation');
    busy = [];
    newGate('production');
    for (const passage of await enterAll('POST', 'creation')) passage.settle(answered(201));
    expect(busy).toEqual([60_000]);
    await clock.advance(60_000);
    expect(busy).toEqual([60_000, undefined]);
  });

  it('is told once for the longest of several waits', async () => {
    (await create()).settle(answered(429, {}, { 'Retry-After': '9' }));
    (await read()).settle(answered(429, {}, { 'Retry-After': '2' }));
    await clock.advance(9_000);
    expect(busy).toEqual([9_000, undefined]);
  });
});

it('never sends more than the service allows in a window, whatever the calls', async () => {
  const calls = fc.array(
    fc.record({ pause: fc.integer({ min: 0, max: 20_000 }), burst: fc.integer({ min: 1, max: 30 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(calls, async (rounds) => {
      newGate('production');
      const limit = 10;
      // A service with fixed windows of 60 s that start with the first call in them.
      let window = { start: clock.monotonic(), used: 0 };
      let refusals = 0;
      const serve = (passage: Passage): void => {
        const now = clock.monotonic();
        if (now >= window.start + 60_000) window = { start: now, used: 0 };
        window.used += 1;
        if (window.used > limit) refusals += 1;
        passage.settle(
          answered(
            window.used > limit ? 429 : 200,
            {},
            {
              'X-RateLimit-Limit': String(limit),
              'X-RateLimit-Remaining': String(Math.max(0, limit - window.used)),
              'X-RateLimit-Reset': String((clock.wall() + window.start + 60_000 - now) / 1_000),
            },
          ),
        );
      };
      serve(await read('creation'));
      const done: Promise<void>[] = [];
      for (const { pause, burst } of rounds) {
        for (let n = 0; n < burst; n++) done.push(read('creation').then(serve));
        await clock.advance(pause);
      }
      await clock.advance(60_000 * 30);
      await Promise.all(done);
      expect(refusals).toBe(0);
    }),
    { numRuns: 40 },
  );
});

describe('what the simulation found', () => {
  it('a call that never left opens nothing that the service has said is used up', async () => {
    const [answers, neverLeaves] = [await create(), await create()];
    answers.settle(answered(200, {}, { 'x-ratelimit-limit': '4', 'x-ratelimit-remaining': '0' }));
    neverLeaves.settle(NOT_SENT);
    expect(await wait(create)).toBe(60_000);
  });
});
