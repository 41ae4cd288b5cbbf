import { expect, test } from 'vitest';
import { UnexpectedErrors } from '../../../src-main/supervision/unexpected-errors.ts';
import { withoutSecrets } from '../../../src-main/supervision/without-secrets.ts';

function errors() {
  const world = { now: 0, log: [] as string[], changes: 0 };
  const unexpected = new UnexpectedErrors(
    () => world.now,
    (text) => world.log.push(text),
  );
  unexpected.follow(() => world.changes++);
  return { world, unexpected };
}

test('names the parts that failed, the newest first, and takes it back after an hour', () => {
  const { world, unexpected } = errors();
  unexpected.report('the reading of a payment', new TypeError('x'));
  unexpected.report('the sign-in', Object.assign(new Error('y'), { code: 'EMFILE' }));
  unexpected.report('the reading of a payment', new RangeError('z'));
  expect(unexpected.notices()).toEqual([
    {
      code: 'unexpected-error',
      detail: 'the reading of a payment: RangeError (2), the sign-in: Error EMFILE (1)',
    },
  ]);
  expect(world.changes).toBe(3);
  world.now = 60 * 60_000 + 1;
  expect(unexpected.notices()).toEqual([]);
});

test('an error that comes back all the time fills neither the log nor the memory', () => {
  const { world, unexpected } = errors();
  for (let n = 0; n < 100_000; n += 1) unexpected.report('the sign-in', new Error('again'));
  expect(world.log).toHaveLength(17);
  for (let n = 0; n < 1_000; n += 1) unexpected.report(`part ${n}`, new Error('once'));
  expect(unexpected.notices()[0]?.detail?.split(', ')).toHaveLength(10);
});

test('never throws, whatever the log or the view does', () => {
  const unexpected = new UnexpectedErrors(
    () => 0,
    () => {
      throw new Error('no console');
    },
  );
  expect(() => unexpected.report('anything', undefined)).not.toThrow();
});

test.each([
  `Unexpected token 'h', "hunter2" is not valid JSON`,
  'invalid header: Bearer eyJhbGciOiJIUzI1NiJ9.abc',
  'authorization Basic aHVudGVyMg== was refused',
  'the key is sk_live_0123456789abcdefghij',
  'the form said `password=hunter2`',
])('a message shows no secret: %s', (message) => {
  const text = withoutSecrets(new Error(message));
  expect(text).not.toMatch(/hunter2|eyJ|aHVudGVy|sk_live/);
  expect(text).toContain('at ');
});

test('what says where and what went wrong stays', () => {
  const text = withoutSecrets(new TypeError("Cannot read properties of undefined (reading 'payment')"));
  expect(text).toContain("TypeError: Cannot read properties of undefined (reading 'payment')");
  expect(withoutSecrets('hunter2')).toBe('a thrown string');
});
