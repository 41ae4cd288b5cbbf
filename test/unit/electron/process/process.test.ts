import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepCertificateChecks } from '../../../../src-main/electron/process/certificate-checks.ts';
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
