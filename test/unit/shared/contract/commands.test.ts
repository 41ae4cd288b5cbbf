import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../../../shared/contract/channels.ts';
import { COMMANDS } from '../../../../shared/contract/commands.ts';

test('every entry has a name that the preload exposes, and every name has an entry', () => {
  expect(Object.keys(COMMANDS).sort()).toEqual([...COMMAND_NAMES].sort());
});
