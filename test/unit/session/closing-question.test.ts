import { beforeEach, expect, test } from 'vitest';
import { ClosingQuestion } from '../../../src-main/session/till/closing-question.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';

let clock: VirtualClock;
let changes: number;
let question: ClosingQuestion;
beforeEach(() => {
  clock = new VirtualClock();
  changes = 0;
  question = new ClosingQuestion(clock, () => changes++);
});

test.each([true, false])('stands until somebody answers %s', async (closes) => {
  const asked = question.ask();
  expect([question.isAsked, changes]).toEqual([true, 1]);
  question.answer(closes);
  expect(await asked).toBe(closes);
  expect([question.isAsked, changes]).toEqual([false, 2]);
});

test('after a minute without an answer the till stays open', async () => {
  const asked = question.ask();
  await clock.advance(59_999);
  expect(question.isAsked).toBe(true);
  await clock.advance(1);
  expect(await asked).toBe(false);
  expect(question.isAsked).toBe(false);
});

test('an answer counts once, and not for a question that is asked later', async () => {
  question.answer(true);
  const first = question.ask();
  question.answer(false);
  question.answer(true);
  expect(await first).toBe(false);
  await clock.advance(30_000);
  const second = question.ask();
  // The first one's minute is over; the second one's is not.
  await clock.advance(30_000);
  expect(question.isAsked).toBe(true);
  const third = question.ask();
  expect(await second).toBe(false);
  question.answer(true);
  expect(await third).toBe(true);
  await settled();
  expect(question.isAsked).toBe(false);
});
