import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { ownKey } from '../../../src-main/provisioning/own-key.ts';
import type { ShownSecret } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Failure, FailureCode, Result } from '../../../shared/failure.ts';

const refusal = (code: FailureCode, action: Failure['action'] = 'wait'): Result<never> =>
  failed({ action, code });
const DEAD = refusal('sign-in-refused', 'sign-in');
const LOST = refusal('change-unconfirmed', 'try-again');
const shown = (secret?: string): Result<ShownSecret> => succeeded(secret === undefined ? {} : { secret });

interface Answers {
  readonly used?: Result<boolean>;
  readonly reset?: Result<ShownSecret>;
  /** One after the other. */
  readonly present?: readonly Result<ShownSecret>[];
}

async function outcomeOf({ used = succeeded(false), reset = LOST, present = [] }: Answers) {
  const asked: string[] = [];
  const slept: number[] = [];
  const left = [...present];
  const answer = <T>(what: string, value: T): Promise<T> => {
    asked.push(what);
    return Promise.resolve(value);
  };
  const own = await ownKey('packaged', {
    wasUsed: () => answer('used', used),
    reset: () => answer('reset', reset),
    present: () => answer('present', left.shift() ?? shown('packaged')),
    clock: {
      sleep: (ms) => {
        slept.push(ms);
        return Promise.resolve();
      },
    },
  });
  return { own, asked, slept };
}

test('the key that the service makes takes the place of the package’s', async () => {
  const { own, asked } = await outcomeOf({ reset: shown('own') });
  expect(own).toEqual({ result: 'replaced', apiKey: 'own' });
  expect(asked).toEqual(['used', 'reset']);
});

test.each<[string, Answers, string]>([
  ['payments were made with the terminal lately', { used: succeeded(true) }, 'in-use'],
  ['whether any were made is not known', { used: refusal('not-permitted') }, 'kept'],
])('where %s nothing is asked of the service that ends a key', async (_, answers, result) => {
  expect(await outcomeOf(answers)).toMatchObject({ own: { result }, asked: ['used'] });
});

test.each(['not-permitted', 'service-busy', 'service-unreachable'] as const)(
  'a reset that certainly was not made (%s) leaves the package’s key',
  async (code) => {
    expect(await outcomeOf({ reset: refusal(code) })).toMatchObject({
      own: { result: 'kept' },
      asked: ['used', 'reset'],
    });
  },
);

test.each<[string, Answers, object, readonly number[]]>([
  ['the new key is read', { present: [shown('own')] }, { result: 'replaced', apiKey: 'own' }, [0]],
  ['the package’s key is dead, and the new one is lost', { present: [DEAD] }, { result: 'lost' }, [0]],
  [
    'one that is carried out late is noticed',
    { present: [shown('packaged'), DEAD] },
    { result: 'lost' },
    [0, 2_000],
  ],
  ['one that was never carried out leaves the package’s key', {}, { result: 'kept' }, [0, 2_000, 8_000]],
  [
    'a masked key is none',
    { present: Array(3).fill(shown('own_****1')) },
    { result: 'kept' },
    [0, 2_000, 8_000],
  ],
  ['an answer without the key counts as lost', { reset: shown(), present: [DEAD] }, { result: 'lost' }, [0]],
  [
    'an answer without the key does, too',
    { reset: shown(), present: [shown('own')] },
    { result: 'replaced', apiKey: 'own' },
    [0],
  ],
])('after a lost answer %s', async (_, answers, own, slept) => {
  expect(await outcomeOf(answers)).toMatchObject({ own, slept });
});

test('a reset that answers the package’s key has made no other: what the service has now is read', async () => {
  const { own, asked } = await outcomeOf({ reset: shown('packaged'), present: [shown('own')] });
  expect(own).toEqual({ result: 'replaced', apiKey: 'own' });
  expect(asked).toEqual(['used', 'reset', 'present']);
});
