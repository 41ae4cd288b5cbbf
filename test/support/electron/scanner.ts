import { setImmediate as afterSending, setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** How a scanner that acts as a keyboard is set. */
export interface ScannerKind {
  /** Milliseconds from one key to the next: 5 by cable, 35 by a slow radio. */
  readonly gapMs?: number;
  readonly prefix?: string;
  readonly suffix?: 'Enter' | 'Tab' | 'none';
  /** So much later than they are struck, in milliseconds, the keys from `lateFrom` on reach a busy computer. */
  readonly lateMs?: number;
  /** The second, unless another is named; the first is 0. */
  readonly lateFrom?: number;
}

/** Nobody scans sooner after the last key. */
const BEFORE_MS = 300;

/**
 * Scans a code: real key events, one after another at the scanner's pace, into whatever has the focus. Resolves when the
 * page has had the last one.
 */
export async function scan(page: Page, code: string, kind: ScannerKind = {}): Promise<void> {
  const { gapMs = 5, prefix = '', suffix = 'Enter', lateMs = 0, lateFrom = 1 } = kind;
  const keys = [...Array.from(prefix + code), ...(suffix === 'none' ? [] : [suffix])];
  await strike(page, keys, gapMs, (index) => (index < lateFrom ? 0 : lateMs));
}

/** Each key at its time, also when the one before is still on its way: a scanner does not wait for the till. */
export async function strike(
  page: Page,
  keys: readonly string[],
  gapMs: number,
  lateMs: (index: number) => number = () => 0,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await pause(BEFORE_MS);
  const start = Date.now();
  const sent: Promise<unknown>[] = [];
  for (const [index, key] of keys.entries()) {
    const at = start + index * gapMs;
    const sentAt = at + lateMs(index);
    while (Date.now() < sentAt) await pause(Math.max(0, sentAt - Date.now() - 1));
    sent.push(...strokes(session, key, at));
    // Where the test itself does not keep up with the scanner, its keys must not all wait for the last one.
    await afterSending();
  }
  await Promise.all(sent);
  await session.detach();
}

const NAMED: Readonly<Record<string, { readonly code: number; readonly text?: string }>> = {
  Enter: { code: 13, text: '\r' },
  Tab: { code: 9 },
  Backspace: { code: 8 },
};
/** Bits of the protocol. */
const SHIFT = 8;

/** Down and up again; a capital with Shift. The time is what the keyboard's driver would write on it. */
function strokes(session: CDPSession, key: string, at: number): readonly Promise<unknown>[] {
  const named = NAMED[key];
  const isCapital = named === undefined && key !== key.toLowerCase();
  const stroke = {
    key,
    windowsVirtualKeyCode: named?.code ?? key.toUpperCase().charCodeAt(0),
    timestamp: at / 1000,
    ...(isCapital && { modifiers: SHIFT }),
  };
  const text = named ? named.text : key;
  return [
    session.send('Input.dispatchKeyEvent', {
      ...stroke,
      type: 'keyDown',
      ...(text !== undefined && { text }),
    }),
    session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' }),
  ];
}
