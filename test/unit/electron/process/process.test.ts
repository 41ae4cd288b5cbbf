import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepCertificateChecks } from '../../../../src-main/electron/process/certificate-checks.ts';
import { reportProcessErrors } from '../../../../src-main/electron/process/process-errors.ts';

test('what nothing caught is reported, and does not end the process', () => {
  const process = new EventEmitter();
  const reported: unknown[] = [];
  reportProcessErrors(process as never, (where, error) => reported.push([where, error]));
  const error = new Error('unforeseen');
  process.emit('uncaughtException', error, 'uncaughtException');
  process.emit('unhandledRejection', 'a word', Promise.resolve());
  expect(reported).toEqual([
    ['the application', error],
    ['the application', 'a word'],
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
