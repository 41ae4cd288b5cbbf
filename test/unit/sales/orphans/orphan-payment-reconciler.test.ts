import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_PAYMENTS } from '../../../../src-main/sales/tracking/event-limits.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { CreateAnswer } from '../../../../src-main/sales/ports.ts';
import type { Failure } from '../../../../shared/failure.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const unreadable: Failure = { action: 'report', code: 'service-answer-unreadable' };

let world: SalesWorld;
/** When the history was asked for payments of a reference, in seconds. */
let asked: number[];
/** While there is a list, the history's answers wait until the test lets them go on. */
let held: (() => void)[] | undefined;
/** Answers the tries that are under way, the oldest first; see `holdTries`. */
let answers: ((answer: CreateAnswer) => void)[];

beforeEach(() => {
  world = new SalesWorld();
  asked = [];
  held = undefined;
  answers = [];
  const { gateway, clock } = world;
  const findByReference = gateway.findByReference.bind(gateway);
  gateway.findByReference = async (...given) => {
    asked.push(clock.monotonic() / SECOND);
    await new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()));
    return findByReference(...given);
  };
});

const lost = (): CreateAnswer => ({ kind: 'lost', failure: unreachable });
const notSent = (): CreateAnswer => ({ kind: 'not-sent', failure: unreachable });

/** From now on the answer to a try comes when the test gives it. */
function holdTries(): void {
  world.gateway.createPayment = () => new Promise((resolve) => answers.push(resolve));
}

/** The history shows a payment of this reference, made so many seconds after the start of the test. */
function shown(trackingId: string, reference: string, madeAfter: number, amount?: string): void {
  const createdAt = world.clock.wall() - world.clock.monotonic() + madeAfter * SECOND;
  world.gateway.statuses.set(trackingId, 'expired');
  world.gateway.history.push({
    trackingId,
    reference,
    createdAt,
    ...(amount !== undefined && { statedRequest: { decimal: amount } }),
  });
}

/** A sale whose only try was lost, and that asks for no payment any more. */
async function stoppedAfterLostTry(reference = ''): Promise<string> {
  world.gateway.nextCreates.push(lost);
  const saleId = await world.charge(100, reference);
  world.sales.stopCreating(saleId);
  world.sales.leave(saleId, 'settled');
  return saleId;
}

const taken = (): readonly string[] =>
  world.ledger.events.flatMap((event) => (event.type === 'stray-found' ? [event.trackingId] : []));
const foreign = (): readonly string[] =>
  world.ledger.events.flatMap((event) => (event.type === 'foreign-payment' ? [event.trackingId] : []));

test('a payment that came with a history that cannot be read whole is taken, and the search is not over', async () => {
  const saleId = await stoppedAfterLostTry('A-1');
  shown('lost', 'A-1', 1, '1');
  const [payment] = world.gateway.history.slice(-1);
  world.gateway.lookup = { kind: 'failed', failure: unreadable, payments: payment ? [payment] : [] };
  await world.clock.advance(11 * SECOND);
  expect(taken()).toEqual(['lost']);
  const checked = () => world.ledger.sale(saleId).filter(({ type }) => type === 'lost-tries-checked');
  expect(checked()).toEqual([]);
  await world.clock.advance(20 * MINUTE);
  expect(checked()).toMatchObject([{ failure: unreadable }]);
  expect(taken()).toEqual(['lost']);
});

describe('the pace of a search', () => {
  test('is after 10 s, 30 s and then each minute, and where nothing is found nothing changes', async () => {
    await stoppedAfterLostTry();
    const { changes } = world;
    const events = world.ledger.events.length;
    await world.clock.advance(250 * SECOND);
    expect(asked).toEqual([0, 10, 40, 100, 160, 220]);
    expect(world.ledger.events).toHaveLength(events);
    expect(world.changes).toBe(changes);
  });

  test('is after growing waits while the history fails, and nothing is read or recorded', async () => {
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    await stoppedAfterLostTry();
    const events = world.ledger.events.length;
    await world.clock.advance(30 * SECOND);
    expect(asked).toEqual([0, 1, 3, 7, 15, 23]);
    expect(world.ledger.events).toHaveLength(events);
    expect(world.gateway.reads).toEqual([]);
  });

  test('is after growing waits while the ledger takes nothing', async () => {
    await stoppedAfterLostTry();
    shown('late', 'auto-1', 1);
    world.ledger.refuses = true;
    await world.clock.advance(12 * SECOND);
    world.ledger.refuses = false;
    await world.clock.advance(2 * SECOND);
    expect(asked).toEqual([0, 10, 11, 13]);
    expect(taken()).toEqual(['late']);
  });

  test('ends five minutes after the lost try, at once where the till is woken then, with no timer left', async () => {
    await stoppedAfterLostTry();
    await world.clock.advance(5 * MINUTE - 1);
    world.sales.wake();
    await world.clock.advance(0);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    await world.clock.advance(1);
    world.sales.wake();
    await world.clock.advance(0);
    expect(asked.slice(-2)).toEqual([299.999, 300]);
    expect(world.ledger.types().at(-1)).toBe('lost-tries-checked');
    expect(world.clock.pending()).toBe(0);
  });
});

test('an error that nobody expected in the record of a search is reported', async () => {
  const defect = new TypeError('nobody expected this');
  await stoppedAfterLostTry();
  shown('late', 'auto-1', 1);
  world.ledger.append = () => {
    throw defect;
  };
  await world.clock.advance(10 * SECOND);
  expect(world.unexpected).toEqual([['the search for lost payments', defect]]);
});

describe('an answer of the history that cannot be read', () => {
  beforeEach(() => {
    world.gateway.lookup = { kind: 'failed', failure: unreadable };
  });

  test('may be a passing fault', async () => {
    await stoppedAfterLostTry();
    shown('late', 'auto-1', 1);
    await world.clock.advance(4 * MINUTE);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    world.gateway.lookup = undefined;
    await world.clock.advance(10 * SECOND);
    expect(taken()).toEqual(['late']);
  });

  test('is told when it is so to the end of the search', async () => {
    const saleId = await stoppedAfterLostTry();
    await world.clock.advance(5 * MINUTE + 8 * SECOND);
    expect(world.ledger.events.at(-1)).toMatchObject({
      type: 'lost-tries-checked',
      saleId,
      failure: unreadable,
    });
    expect(world.clock.pending()).toBe(0);
  });
});

describe('a search begins again', () => {
  test('with a try that is lost after it has ended', async () => {
    for (let tries = 0; tries < 5; tries += 1) world.gateway.nextCreates.push(lost);
    const saleId = await world.charge(100);
    await world.clock.advance(10 * MINUTE);
    expect(world.ledger.types().at(-1)).toBe('lost-tries-checked');
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    world.sales.resumeCreating(saleId);
    await world.clock.advance(11 * SECOND);
    expect(taken()).toEqual(['trk-6']);
  });

  test('with a try that is lost in the moment in which it ends', async () => {
    world.gateway.nextCreates.push(lost);
    await world.charge(100);
    holdTries();
    world.onChange = () => {
      if (world.ledger.types().at(-1) === 'lost-tries-checked') answers[0]?.(lost());
    };
    await world.clock.advance(6 * MINUTE);
    expect(world.ledger.types()).toContain('lost-tries-checked');
    shown('late', 'auto-1', 2);
    await world.clock.advance(MINUTE);
    expect(taken()).toEqual(['late']);
  });
});

describe('while tries go on', () => {
  beforeEach(async () => {
    world.gateway.nextCreates.push(lost);
    await world.charge(100);
    holdTries();
  });

  test('what a lost try has made is taken', async () => {
    await world.clock.advance(5 * SECOND);
    shown('late', 'auto-1', 0);
    await world.clock.advance(5 * SECOND);
    expect(answers).toHaveLength(1);
    expect(taken()).toEqual(['late']);
  });

  test('what is too new for the lost ones is raised once no try is under way', async () => {
    await world.clock.advance(290 * SECOND);
    shown('newer', 'auto-1', 200);
    await world.clock.advance(2 * MINUTE);
    expect(foreign()).toEqual([]);
    answers[0]?.({ kind: 'created', trackingId: 'own', url: 'https://pay.example.test/own' });
    await world.clock.advance(MINUTE);
    expect(foreign()).toEqual(['newer']);
    expect(taken()).toEqual([]);
  });

  test.each([true, false])(
    'what was made by one that was lost while the search ran is taken, seen by that search: %s',
    async (seen) => {
      await world.clock.advance(5 * MINUTE);
      held = [];
      await world.clock.advance(40 * SECOND);
      expect(held).toHaveLength(1);
      answers[0]?.(notSent());
      await world.clock.advance(10 * SECOND);
      answers[1]?.(lost());
      await world.clock.advance(0);
      if (seen) shown('late', 'auto-1', 345);
      for (const goOn of held) goOn();
      held = undefined;
      await world.clock.advance(0);
      if (!seen) shown('late', 'auto-1', 345);
      await world.clock.advance(2 * MINUTE);
      expect(foreign()).toEqual([]);
      expect(taken()).toEqual(['late']);
    },
  );
});

describe('with another sale beside it', () => {
  let first: string;
  beforeEach(async () => {
    first = await stoppedAfterLostTry('A-1');
    await world.clock.advance(5 * SECOND);
  });

  test('a payment is found though a sale of another reference is being created', async () => {
    holdTries();
    await world.charge(100, 'B-2');
    shown('late', 'A-1', 1);
    await world.clock.advance(5 * SECOND);
    expect(taken()).toEqual(['late']);
  });

  test('a payment is found though another sale of its reference waits for its customer', async () => {
    await world.charge(100, 'A-1');
    shown('late', 'A-1', 1);
    await world.clock.advance(5 * SECOND);
    expect(taken()).toEqual(['late']);
    expect(world.ledger.saleOfPayment('late')).toBe(first);
  });

  test('the search is not over while the other, of its reference, is being created', async () => {
    holdTries();
    await world.charge(100, 'A-1');
    await world.clock.advance(6 * MINUTE);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    answers[0]?.({ kind: 'created', trackingId: 'theirs', url: 'https://pay.example.test/theirs' });
    await world.clock.advance(MINUTE);
    expect(world.ledger.types()).toContain('lost-tries-checked');
  });

  test('what a lost try of the other has made is the other’s', async () => {
    world.gateway.nextCreates.push(lost, ...Array.from({ length: 9 }, () => notSent));
    const second = await world.charge(100, 'A-1');
    shown('late', 'A-1', 5);
    await world.clock.advance(20 * SECOND);
    expect(taken()).toEqual(['late']);
    expect(world.ledger.saleOfPayment('late')).toBe(second);
  });

  test('what the other is shown while the payment is read is the other’s', async () => {
    holdTries();
    const second = await world.charge(100, 'A-1');
    shown('theirs', 'A-1', 5);
    world.gateway.readTakes = 5 * SECOND;
    await world.clock.advance(7 * SECOND);
    expect(world.gateway.reads).toEqual(['theirs']);
    answers[0]?.({ kind: 'created', trackingId: 'theirs', url: 'https://pay.example.test/theirs' });
    await world.clock.advance(5 * SECOND);
    expect(world.ledger.saleOfPayment('theirs')).toBe(second);
    expect(taken()).toEqual([]);
  });
});

describe('many payments', () => {
  test('are taken though they are more than are judged at a time, when the search would be over', async () => {
    await stoppedAfterLostTry();
    await world.clock.advance(290 * SECOND);
    for (let n = 0; n < 60; n += 1) shown(`late-${n}`, 'auto-1', 1);
    await world.clock.advance(5 * MINUTE);
    expect(taken()).toHaveLength(60);
    expect(world.clock.pending()).toBe(0);
  });

  test('are not too many when they are just as many as are taken', async () => {
    await stoppedAfterLostTry();
    for (let n = 0; n < MOST_PAYMENTS; n += 1) shown(`late-${n}`, 'auto-1', 1);
    await world.clock.advance(7 * MINUTE);
    expect(taken()).toHaveLength(MOST_PAYMENTS);
    expect(world.sales.view().alerts).toEqual([]);
  });

  test('are taken up to a number, its own and others together, and more than that are raised', async () => {
    const saleId = await stoppedAfterLostTry();
    for (let n = 0; n < 3 * MOST_PAYMENTS; n += 1) shown(`late-${n}`, 'auto-1', 1, n % 2 === 0 ? '1' : '5');
    await world.clock.advance(20 * MINUTE);
    expect([taken().length, foreign().length]).toEqual([MOST_PAYMENTS / 2, MOST_PAYMENTS / 2]);
    expect(world.sales.view().alerts).toContainEqual(
      expect.objectContaining({
        saleId,
        kind: 'lost-unchecked',
        failure: expect.objectContaining({ action: 'report', code: 'service-answer-unreadable' }) as unknown,
      }),
    );
  });
});
