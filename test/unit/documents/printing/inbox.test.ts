import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { Inbox } from '../../../../src-main/documents/printing/transports/inbox.ts';

test('whoever got a byte, or lost the line, listens to no signal any more', async () => {
  const inbox = new Inbox();
  const { signal } = new AbortController();
  const received = inbox.receive(() => true, signal);
  inbox.push(Uint8Array.of(7));
  expect(await received).toBe(7);
  const lost = inbox.receive(() => true, signal);
  inbox.lose(new Error('gone'));
  await expect(lost).rejects.toThrow('gone');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
