import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { onAbort } from '../../../shared/time/on-abort.ts';

const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

test('calls all that hang on a signal, once, when it aborts', () => {
  const stop = new AbortController();
  const called: string[] = [];
  onAbort(stop.signal, () => called.push('one'));
  onAbort(stop.signal, () => called.push('other'));
  stop.abort();
  stop.abort();
  expect(called).toEqual(['one', 'other']);
});

test('calls at once when the signal has aborted', () => {
  const called: string[] = [];
  onAbort(AbortSignal.abort(), () => called.push('late'));
  expect(called).toEqual(['late']);
});

test('hangs one listener on a signal, and none once all have let go', () => {
  const stop = new AbortController();
  const call = (): void => undefined;
  const releases = Array.from({ length: 50 }, () => onAbort(stop.signal, call));
  expect(listeners(stop.signal)).toBe(1);
  for (const release of releases.slice(1)) release();
  expect(listeners(stop.signal)).toBe(1);
  releases[0]?.();
  expect(listeners(stop.signal)).toBe(0);
});

test('what has let go is not called', () => {
  const stop = new AbortController();
  const called: string[] = [];
  const release = onAbort(stop.signal, () => called.push('gone'));
  onAbort(stop.signal, () => called.push('there'));
  release();
  stop.abort();
  expect(called).toEqual(['there']);
});
