import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresNoted, noteUp } from '../../../src-main/updates/trial-copy.ts';
import { TillToUpdate } from '../../support/updates/till-to-update.ts';

/** JSON may end with as many of them as anybody likes. */
const SPACES = ' '.repeat(64 * 1024);

test('an order that is far too long is none, and nothing is installed by it', async () => {
  const { updates, ordered } = sold();
  await updates.giveOrder(ordered);
  expect(await updates.order()).toEqual(ordered);
  appendFileSync(updates.orderFile, SPACES);
  expect(await updates.order()).toBeUndefined();
});

test('what came of the last update is not read when it is far too long', async () => {
  const { updates } = sold();
  const end = { came: 'not-tried', version: '1.1.0', at: 7 } as const;
  await updates.noteEnd(end);
  expect(await updates.lastEnd()).toEqual(end);
  appendFileSync(updates.lastFile, SPACES);
  expect(await updates.lastEnd()).toBeUndefined();
});

test('a version that writes far too much when it is tried has said nothing', async () => {
  const { trial } = sold().updates;
  mkdirSync(trial);
  await noteUp(trial, '{"sales":40}');
  expect(await figuresNoted(trial)).toBe('{"sales":40}');
  appendFileSync(join(trial, 'up.json'), SPACES);
  expect(await figuresNoted(trial)).toBeUndefined();
});

function sold() {
  const till = new TillToUpdate();
  return { updates: till.updates, ordered: till.ordered(Buffer.from('its rehearsal')) };
}
