import { expect, test } from 'vitest';
import { heardCommands } from '../../../../../src-renderer/features/sound/heard-commands.ts';
import { failed, succeeded } from '../../../../../shared/failure.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';

test('a failure is heard if somebody pressed for it, and every answer is passed on as it is', async () => {
  const heard: string[] = [];
  const failure = { action: 'report', code: 'internal' } as const;
  const commands = {
    'sale.start': () => Promise.resolve(failed(failure)),
    'sale.prefetchDuplicates': () => Promise.resolve(failed(failure)),
    'sale.open': () => Promise.resolve(succeeded(null)),
  } as unknown as CommandCalls;
  const wrapped = heardCommands(commands, ({ code }) => heard.push(code));
  expect(await wrapped['sale.start']({ amountMinor: 1, reference: '', overrides: [] })).toEqual(
    failed(failure),
  );
  expect(await wrapped['sale.prefetchDuplicates']({ reference: 'a' })).toEqual(failed(failure));
  expect(await wrapped['sale.open']({ saleId: 'a', seen: 'open' })).toEqual(succeeded(null));
  expect(heard).toEqual(['internal']);
});

test('a command is the same one each time, and what the till does not have is not there', async () => {
  const commands = { 'sale.open': () => Promise.resolve(succeeded(null)) } as unknown as CommandCalls;
  const wrapped = heardCommands(commands, () => undefined);
  expect(wrapped['sale.open']).toBe(wrapped['sale.open']);
  // Whatever is awaited is asked for its `then`.
  expect(await Promise.resolve(wrapped)).toBe(wrapped);
});
