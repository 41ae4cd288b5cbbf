import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { askBeforeClosing } from '../../../../src-main/electron/windows/close-question.ts';
import type { App, BrowserWindow } from 'electron';

interface Answer {
  readonly promise: Promise<boolean>;
  readonly resolve: (closes: boolean) => void;
  readonly reject: (error: Error) => void;
}

let waiting: number;
let quits: number;
let answers: Answer[];
let application: EventEmitter;
let window: EventEmitter;

beforeEach(() => {
  waiting = 1;
  quits = 0;
  answers = [];
  window = new EventEmitter();
  application = Object.assign(new EventEmitter(), {
    quit: () => {
      quits++;
      application.emit('before-quit');
    },
  });
  askBeforeClosing(application as unknown as App, window as unknown as BrowserWindow, {
    waiting: () => waiting,
    ask: () => {
      const answer = deferred();
      answers.push(answer);
      return answer.promise;
    },
  });
});

function deferred(): Answer {
  let settle: Omit<Answer, 'promise'> | undefined;
  const promise = new Promise<boolean>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise calls back at once');
  return { promise, ...settle };
}

/** Somebody closes the window; answers whether it stays for now. */
function closes(): boolean {
  const preventDefault = vi.fn();
  window.emit('close', { preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('closes at once while nothing waits', () => {
  waiting = 0;
  expect(closes()).toBe(false);
  expect(answers).toEqual([]);
});

test('asks once however often somebody closes it, and stays open when that is the answer', async () => {
  expect(closes()).toBe(true);
  expect(closes()).toBe(true);
  expect(answers).toHaveLength(1);
  answers[0]?.resolve(false);
  await vi.waitFor(() => {
    expect(closes()).toBe(true);
    expect(answers).toHaveLength(2);
  });
  expect(quits).toBe(0);
});

test.each([
  ['the answer is to close', (answer: Answer) => answer.resolve(true)],
  ['nobody can be asked', (answer: Answer) => answer.reject(new Error('no display'))],
])('ends when %s, and asks no more', async (_, settle) => {
  closes();
  const [answer] = answers;
  if (answer) settle(answer);
  await vi.waitFor(() => expect(quits).toBe(1));
  expect(closes()).toBe(false);
});

test('holds nothing up when the application ends by itself', () => {
  application.emit('before-quit');
  expect(closes()).toBe(false);
  expect(answers).toEqual([]);
});
