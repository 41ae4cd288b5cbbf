import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepCertificateChecks } from '../../../../src-main/electron/process/certificate-checks.ts';
import { followProcessEnds } from '../../../../src-main/electron/process/process-ends.ts';
import { reportProcessErrors } from '../../../../src-main/electron/process/process-errors.ts';

test('what nothing caught is reported, and does not end the process', () => {
  const process = new EventEmitter();
  const reported: unknown[] = [];
  const dialog = { showErrorBox: () => expect.unreachable('a box waits for somebody') };
  reportProcessErrors(process as never, dialog, (where, error) => reported.push([where, error]));
  const error = new Error('unforeseen');
  process.emit('uncaughtException', error, 'uncaughtException');
  process.emit('unhandledRejection', 'a word', Promise.resolve());
  const { showErrorBox }: { showErrorBox: (title: string, content: string) => void } = dialog;
  showErrorBox('A title', 'its text');
  expect(reported).toEqual([
    ['the application', error],
    ['the application', 'a word'],
    ['the application', new Error('A title: its text')],
  ]);
});

test.each([
  ['0', true],
  ['1', false],
  [undefined, false],
])('the switch against certificate checks is taken out of the environment: %s', (value, wasOff) => {
  const env = { PATH: '/bin', ...(value !== undefined && { NODE_TLS_REJECT_UNAUTHORIZED: value }) };
  expect(keepCertificateChecks(env)).toBe(wasOff);
  expect(env).toEqual({ PATH: '/bin' });
});

test('a process that ended is told of, also graphics that were killed, but not what the till itself ended', () => {
  const app = new EventEmitter();
  const ended: string[] = [];
  followProcessEnds(app as never, () => 0, {
    onEnd: ({ type, reason }) => ended.push(`${type} ${reason}`),
    onGraphicsLost: () => ended.push('lost'),
    onGraphicsUnusable: () => expect.unreachable('that was one time'),
  });
  for (const [type, reason] of [
    ['GPU', 'killed'],
    ['GPU', 'clean-exit'],
    ['Utility', 'killed'],
    ['Pepper Plugin', 'crashed'],
  ])
    app.emit('child-process-gone', {}, { type, reason, exitCode: 9 });
  expect(ended).toEqual(['GPU killed', 'lost', 'Pepper-Plugin crashed']);
});

test('graphics that are lost five times within an hour are unusable: the sixth would end the application', () => {
  const app = new EventEmitter();
  let now = 0;
  const unusableAt: number[] = [];
  followProcessEnds(app as never, () => now, {
    onEnd: () => undefined,
    onGraphicsLost: () => undefined,
    onGraphicsUnusable: () => unusableAt.push(now),
  });
  const MINUTE = 60_000;
  for (const minutes of [0, 16, 32, 48, 64, 80, 81, 82]) {
    now = minutes * MINUTE;
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
  }
  expect(unusableAt).toEqual([81 * MINUTE]);
});
