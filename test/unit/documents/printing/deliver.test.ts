import { expect, test } from 'vitest';
import { deliver, PATIENCE } from '../../../../src-main/documents/printing/deliver.ts';
import { ASK_IN_TURN } from '../../../../src-main/documents/printing/encoding/commands.ts';
import { unlessAborted } from '../../../../src-main/supervision/deadline.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { PrinterLine } from '../../../../src-main/documents/printing/transports/printer-line.ts';

/** A printer answers "ready", or "offline for want of paper", to every question in real time. */
const READY: Readonly<Record<number, number>> = { 1: 0x12, 2: 0x12, 4: 0x12 };
const NO_PAPER: Readonly<Record<number, number>> = { 1: 0x1a, 2: 0x32, 4: 0x72 };

test('a printer that stops taking bytes at the last question is asked for its trouble, and holds nothing up', async () => {
  const clock = new VirtualClock();
  let answers = READY;
  let answer: ((byte: number) => void) | undefined;
  const line: PrinterLine = {
    send: (bytes, signal) => {
      const [first, , which = 0] = bytes;
      if (first === 0x10) answer?.(answers[which] ?? 0);
      if (bytes !== ASK_IN_TURN) return Promise.resolve();
      // XOFF: what is sent from now on stays on this side of the cable.
      answers = NO_PAPER;
      return unlessAborted(new Promise<never>(() => undefined), signal);
    },
    receive: (wanted, signal) =>
      unlessAborted(
        new Promise((resolve) => {
          if (wanted(0x12)) answer = resolve;
        }),
        signal,
      ),
    close: () => Promise.resolve(),
  };
  const delivery = deliver(
    { usually: Uint8Array.of(0x20) },
    {
      openLine: () => Promise.resolve(line),
      clock,
      patience: PATIENCE,
      clearFirst: false,
      capabilities: () => ({ tellsStatus: true }),
      onLearnt: () => undefined,
    },
    new AbortController().signal,
  );
  let over: unknown;
  void delivery.then((ended) => (over = ended));
  await clock.advance(PATIENCE.print);
  expect(over).toEqual({ kind: 'uncertain', why: { code: 'printer-no-paper' } });
});
