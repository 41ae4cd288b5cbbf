import { expect, test } from 'vitest';
import { LOGGED, loggedError, logLine, withheld } from '../../../../src-main/diagnosis/log/log-entry.ts';
import { processorMs } from '../../../support/system/processor-time.ts';

test('an entry is one line of JSON that begins with its time and event', () => {
  expect(logLine(Date.UTC(2026, 4, 12, 9, 30), { event: 'network', state: 'offline' })).toBe(
    '{"at":"2026-05-12T09:30:00.000Z","event":"network","state":"offline"}\n',
  );
});

const SECRETS = [
  'hunter2 !',
  '4711',
  'eyJhbGciOiJIUzI1NiJ9.e30.abcdefghijk',
  'TABLE 7/2',
  'Ada Lovelace',
  'ada@example.test',
];

test.each(Object.keys(LOGGED) as (keyof typeof LOGGED)[])(
  'no field of %s takes a secret, and none is added',
  (event) => {
    for (const secret of SECRETS) {
      const fields = Object.fromEntries(Object.keys(LOGGED[event]).map((name) => [name, secret]));
      // A list where a field takes one.
      const lists = Object.fromEntries(Object.keys(fields).map((name) => [name, [secret]]));
      for (const given of [fields, lists]) {
        const written = JSON.stringify(withheld({ ...given, event, detail: secret, reference: secret }));
        // A token of letters, digits and dots looks like a version: nobody hands one over there, and none is made of them.
        if (!('version' in fields)) expect(written).not.toContain(secret);
        expect(written).not.toContain('detail');
        expect(written).not.toContain('reference');
      }
    }
  },
);

test('an event that is not listed is not written', () => {
  expect(withheld({ event: 'customer-told', name: 'Ada' })).toEqual({ event: '…' });
  expect(withheld({ event: 'toString' })).toEqual({ event: '…' });
});

test('of an error the class and the places in the code are said, never its words or the folders', () => {
  const error = Object.assign(new TypeError('the PIN 4711 of Ada\n    at the counter'), { code: 'EINVAL' });
  error.stack = `TypeError: the PIN 4711 of Ada
    at the counter
    at Staff.signIn (/home/ada/till/resources/app/main/start-till.js:12:34)
    at async C:\\Users\\ada\\till\\index.js:1:2
    at node:internal/process/task_queues:95:5`;
  const { error: name, frames } = loggedError(error);
  expect(name).toBe('TypeError EINVAL');
  expect(frames).toEqual(['Staff.signIn(start-till.js:12:34)', '(index.js:1:2)', '(task_queues:95:5)']);
  expect(withheld({ event: 'unexpected-error', part: 'the sign-in', error: name, frames })).toEqual({
    event: 'unexpected-error',
    part: 'the sign-in',
    error: 'TypeError EINVAL',
    frames,
  });
  expect(loggedError('4711')).toEqual({ error: 'string', frames: [] });
});

test('a message that looks like a long place in the code holds nothing up and is not kept', () => {
  const error = new Error('odd');
  error.stack = `Error: odd\n    at ${' ('.repeat(100_000)}\n    at run (till.js:1:2)`;
  const tookMs = processorMs(() => expect(loggedError(error).frames).toEqual(['run(till.js:1:2)']));
  // Read as a place it takes 30 seconds.
  expect(tookMs).toBeLessThan(5_000);
});
