import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { COMMAND_NAMES } from '../../../shared/contract/channels.ts';
import { commandSchemas } from '../../../shared/contract/commands.ts';
import { succeeded } from '../../../shared/failure.ts';
import { answerCommand } from '../../../src-main/electron/answer-command.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';

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

  test('of any shape gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...COMMAND_NAMES), fc.anything(), async (name, input) => {
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
