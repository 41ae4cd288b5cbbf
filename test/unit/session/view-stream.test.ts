import { expect, test } from 'vitest';
import { ViewStream } from '../../../src-main/session/till/view-stream.ts';

test('what a change brings about goes first, then one view for all changes of the turn', async () => {
  const order: string[] = [];
  let changes = 0;
  const stream = new ViewStream<number>((view) => order.push(`view ${view}`));
  stream.follow(() => changes);
  changes += 1;
  stream.changed();
  // As many turns of promises as lie between a record and its request.
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  order.push('request');
  changes += 1;
  stream.changed();
  await stream.sent();
  expect(order).toEqual(['request', 'view 2']);
});

test('each change after a view was sent has a view of its own', async () => {
  const views: number[] = [];
  let changes = 0;
  const stream = new ViewStream<number>((view) => views.push(view));
  stream.follow(() => changes);
  await stream.sent();
  changes += 1;
  stream.changed();
  await stream.sent();
  await stream.sent();
  expect(views).toEqual([0, 1]);
});

test('without a view to follow nothing is sent, and nobody waits', async () => {
  const views: unknown[] = [];
  const stream = new ViewStream<unknown>((view) => views.push(view));
  stream.changed();
  await stream.sent();
  expect(views).toEqual([]);
});
