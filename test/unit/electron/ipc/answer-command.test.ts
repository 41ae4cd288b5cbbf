import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { COMMAND_NAMES } from '../../../../shared/contract/channels.ts';
import { commandSchemas } from '../../../../shared/contract/commands.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { answerCommand } from '../../../../src-main/electron/ipc/answer-command.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';

function contract(done: string[], trouble?: Error) {
  const calls = COMMAND_NAMES.map((name) => [
    name,
    () => {
      if (trouble) throw trouble;
      done.push(name);
      return Promise.resolve(succeeded(null));
    },
  ]);
  return { schemas: commandSchemas, handlers: Object.fromEntries(calls) as CommandCalls };
}

/** What structured clone carries from a renderer, and somewhat more. */
const cloneable = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

describe('a command from the renderer', () => {
  test('is done when sender and shape are right', async () => {
    const done: string[] = [];
    const input = { amountMinor: 1234, reference: '', overrides: [] };
    expect(await answerCommand('sale.start', input, true, contract(done))).toEqual({ ok: true, value: null });
    expect(done).toEqual(['sale.start']);
  });

  test('from anyone else is refused before it is read', async () => {
    const done: string[] = [];
    const input = { amountMinor: 1234, reference: '', overrides: [] };
    const answer = await answerCommand('sale.start', input, false, contract(done));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'command-refused' } });
    expect(done).toEqual([]);
  });

  test.each([
    [{ amountMinor: 0, reference: '', overrides: [] }, 'amountMinor'],
    [{ amountMinor: 1_000_000_000_000, reference: '', overrides: [] }, 'amountMinor'],
    [{ amountMinor: 12.5, reference: '', overrides: [] }, 'amountMinor'],
    [{ amountMinor: '12', reference: '', overrides: [] }, 'amountMinor'],
    [{ amountMinor: 12, overrides: [] }, 'reference'],
    [{ amountMinor: 12, reference: 'x'.repeat(2_000), overrides: [] }, 'reference'],
    [{ amountMinor: 12, reference: '', overrides: ['anything'] }, 'overrides.0'],
    [{ amountMinor: 12, reference: '', overrides: [], price: 1 }, 'sale.start'],
    [undefined, 'sale.start'],
  ])('of the wrong shape %j is refused, naming %s', async (input, field) => {
    const done: string[] = [];
    const answer = await answerCommand('sale.start', input, true, contract(done));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'command-refused', fields: [{ field }] } });
    expect(done).toEqual([]);
  });

  const cycle: Record<string, unknown> = {};
  cycle['items'] = cycle;
  const throwing = (): never => {
    throw new Error('not to be looked at');
  };
  const strange: readonly (readonly [string, unknown])[] = [
    ['a typed array', new Uint8Array(3)],
    ['an array of big integers', new BigInt64Array(2)],
    ['an array buffer', new ArrayBuffer(4)],
    ['a view of a buffer', new DataView(new ArrayBuffer(4))],
    ['a map', new Map([['amountMinor', 1]])],
    ['a set', new Set([1])],
    ['a date', new Date(Number.NaN)],
    ['an error', new Error('strange')],
    ['a regular expression', /x/],
    ['a big integer', 10n],
    ['a cycle', cycle],
    ['a proxy', new Proxy({}, { get: throwing, ownKeys: throwing, getPrototypeOf: throwing })],
    ['a throwing property', Object.defineProperty({}, 'text', { enumerable: true, get: throwing })],
    ['a long list', new Array<number>(1_000_000).fill(0)],
    ['a list of holes', new Array<number>(1_000_000)],
    ['a deep list', JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
    ['a text of 64 million characters', 'x'.repeat(64_000_000)],
  ];

  test.each(strange)('made of %s is refused, alone and in every field', async (_what, value) => {
    const done: string[] = [];
    for (const name of COMMAND_NAMES) {
      const fields = ['amountMinor', 'reference', 'overrides', 'lines', 'text', 'pin', 'saleIds', 'secrets'];
      for (const input of [value, Object.fromEntries(fields.map((field) => [field, value]))]) {
        const answer = await answerCommand(name, input, true, contract(done));
        expect(answer).toMatchObject({ ok: false, failure: { code: 'command-refused' } });
      }
    }
    expect(done).toEqual([]);
  });

  test('with a thousand faults names the first fifty', async () => {
    const input = { amountMinor: 1, reference: '', overrides: [], items: new Array(1_000).fill('x') };
    const answer = await answerCommand('sale.start', input, true, contract([]));
    const { failure } = answer as { failure: { fields: readonly unknown[] } };
    expect(failure.fields.length).toBeLessThanOrEqual(50);
  });

  test('may carry a catalogue of the longest kind', async () => {
    const done: string[] = [];
    const input = { text: 'x'.repeat(4_000_000) };
    expect(await answerCommand('catalogue.import', input, true, contract(done))).toHaveProperty('ok', true);
  });

  test('of any shape gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...COMMAND_NAMES), cloneable, async (name, input) => {
        expect(await answerCommand(name, input, true, contract([]))).toHaveProperty('ok');
      }),
    );
  });

  test('that fails inside tells the renderer only that it failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const trouble = new Error('password is sesame');
    const answer = await answerCommand('till.view', undefined, true, contract([], trouble));
    expect(answer).toEqual({ ok: false, failure: { action: 'report', code: 'internal' } });
    expect(log).toHaveBeenCalledOnce();
  });
});
