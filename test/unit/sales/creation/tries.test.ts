import { describe, expect, test } from 'vitest';
import {
  afterLost,
  creationPause,
  NO_TRIES,
  triesOfOneEntry,
} from '../../../../src-main/sales/creation/creation-limits.ts';
import { eventsOf, STOPPED_WHILE_TRYING } from '../../../../src-main/sales/creation/answer-events.ts';
import {
  counted,
  notSent,
  recordedBefore,
  repeating,
} from '../../../../src-main/sales/creation/held-back.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { CreateAnswer } from '../../../../src-main/sales/ports.ts';
import type { Sale } from '../../../../src-main/sales/sale.ts';

const unreachable: Failure = { action: 'wait', code: 'service-unreachable' };
const busy: Failure = { action: 'wait', code: 'service-busy' };
const unreadable: Failure = { action: 'report', code: 'service-answer-unreadable' };
const unshowable: Failure = { action: 'report', code: 'payment-address-refused' };

function begun(): Sale {
  const sale = replay([started('s1', 1)]);
  if (!sale) throw new Error('a sale begins with its start');
  return sale;
}

describe('entries of the ledger for tries that are not sent', () => {
  test('are one for each of six, then for as many as there were before, up to exactly the last try', () => {
    const entries: number[] = [];
    for (let tries = 1; tries <= 500; tries += entries.at(-1) ?? 1) entries.push(triesOfOneEntry({ tries }));
    expect(entries).toEqual([1, 1, 1, 1, 1, 1, 6, 12, 24, 48, 96, 192, 116]);
    expect(entries.reduce((sum, each) => sum + each)).toBe(500);
  });

  test('past the last try stand for one each, which a person asked for', () => {
    expect(triesOfOneEntry({ tries: 501 })).toBe(1);
    expect(triesOfOneEntry({ tries: 900 })).toBe(1);
  });
});

test.each([
  [{ tries: 499, lost: 4, unreadable: 2 }, undefined],
  [{ tries: 500, lost: 4, unreadable: 2 }, 'tries-exhausted'],
  [{ tries: 500, lost: 5, unreadable: 2 }, 'answers-lost'],
  [{ tries: 500, lost: 5, unreadable: 3 }, 'answers-unreadable'],
])('after %j the till asks no more because of %s', (tryCounts, reason) => {
  const sale = { ...begun(), tryCounts, lostTries: 7 };
  expect(creationPause(sale)).toEqual(reason && { reason, mayExist: 7 });
  expect(creationPause({ ...sale, recordDamaged: true })).toEqual({ reason: 'record-damaged', mayExist: 0 });
});

test('lost answers are counted, and those among them that nobody could read', () => {
  const once = afterLost({ ...NO_TRIES, tries: 4 }, unreachable);
  expect(once).toEqual({ tries: 4, lost: 1, unreadable: 0 });
  expect(afterLost(once, unreadable)).toEqual({ tries: 4, lost: 2, unreadable: 1 });
});

describe('what an answer comes to on record', () => {
  const url = 'https://pay.example.test/t';
  const created: CreateAnswer = { kind: 'created', trackingId: 't', url };
  const orphan = { type: 'stray-found', trackingId: 't' };

  test.each<[string, CreateAnswer, boolean, unknown]>([
    ['a payment', created, true, [{ type: 'payment-created', trackingId: 't', url }]],
    [
      'a payment with its page',
      { ...created, paymentPageId: 'p' },
      true,
      [{ type: 'payment-created', trackingId: 't', url, paymentPageId: 'p' }],
    ],
    [
      'a payment that nobody wants any more',
      created,
      false,
      [
        orphan,
        {
          type: 'create-not-sent',
          failure: { ...unreachable, detail: 'answered when the payment was not wanted any more' },
        },
      ],
    ],
    [
      'a try that was not sent',
      { kind: 'not-sent', failure: busy },
      true,
      [{ type: 'create-not-sent', failure: busy }],
    ],
    ['a refusal', { kind: 'rejected', failure: busy }, true, [{ type: 'create-rejected', failure: busy }]],
    [
      'a try in which the till stopped',
      STOPPED_WHILE_TRYING,
      true,
      [
        {
          type: 'create-lost',
          failure: { ...unreachable, detail: 'the till stopped before the answer came' },
        },
      ],
    ],
    ['a lost answer', { kind: 'lost', failure: busy }, true, [{ type: 'create-lost', failure: busy }]],
    [
      'a lost answer that names its payment',
      { kind: 'lost', failure: busy, trackingId: 't' },
      true,
      [{ type: 'create-lost', failure: busy }, orphan],
    ],
    [
      'a payment whose address may not be shown: the end of asking',
      { kind: 'lost', failure: unshowable, trackingId: 't' },
      true,
      [orphan, { type: 'create-rejected', failure: unshowable }],
    ],
    [
      'an address that may not be shown, of no named payment',
      { kind: 'lost', failure: unshowable },
      true,
      [{ type: 'create-rejected', failure: unshowable }],
    ],
  ])('%s', (_what, answer, wanted, events) => {
    expect(eventsOf(answer, wanted)).toStrictEqual(events);
  });
});

describe('tries that were held back', () => {
  const tried = { type: 'create-tried' } as const;
  const heldBack = { failure: unreachable, tries: 4 };
  const asLong = { kind: 'not-sent', failure: unreachable } as const;

  test('are on record as one, with their count where it is not one', () => {
    expect(notSent(heldBack)).toEqual({ type: 'create-not-sent', failure: unreachable, tries: 4 });
    expect(notSent({ ...heldBack, tries: 1 })).toEqual({ type: 'create-not-sent', failure: unreachable });
  });

  test('begin with the seventh try, the last of all has an entry of its own', () => {
    const sale = (tries: number) => ({ ...begun(), tryCounts: { ...NO_TRIES, tries } });
    const repeats = [0, 5, 6, 12, 498, 499].map((tries) => repeating(tried, sale(tries)).repeats ?? false);
    expect(repeats).toEqual([false, false, true, true, true, false]);
  });

  test('are counted with one more that ends as they did', () => {
    expect(recordedBefore(heldBack, asLong, tried)).toEqual([]);
    expect(counted(eventsOf(asLong, true), heldBack)).toEqual([notSent({ ...heldBack, tries: 5 })]);
  });

  test.each<[string, CreateAnswer]>([
    ['is not sent for another reason', { kind: 'not-sent', failure: busy }],
    ['is lost', { kind: 'lost', failure: unreachable }],
    ['is refused', { kind: 'rejected', failure: unreachable }],
    ['is answered', { kind: 'created', trackingId: 't', url: 'https://pay.example.test/t' }],
  ])('are on record before one that %s, which has an entry of its own', (_how, answer) => {
    expect(recordedBefore(heldBack, answer, tried)).toEqual([notSent(heldBack), tried]);
    expect(counted(eventsOf(answer, true), heldBack)).toEqual(eventsOf(answer, true));
  });

  test('none: only the time of a lost one is on record again', () => {
    expect(recordedBefore(undefined, { kind: 'lost', failure: busy }, tried)).toEqual([tried]);
    expect(recordedBefore(undefined, { kind: 'rejected', failure: busy }, tried)).toEqual([]);
    expect(recordedBefore(undefined, asLong, tried)).toEqual([]);
    expect(counted(eventsOf(asLong, true), undefined)).toEqual(eventsOf(asLong, true));
  });

  test('are not counted with a payment that nobody wanted any more', () => {
    const events = eventsOf({ kind: 'created', trackingId: 't', url: 'https://pay.example.test/t' }, false);
    expect(counted(events, heldBack)).toEqual(events);
  });
});
