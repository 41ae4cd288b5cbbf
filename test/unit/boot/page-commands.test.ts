import { expect, test } from 'vitest';
import { PageCommands } from '../../../src-main/boot/windows/page-commands.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { AnswerCommand } from '../../../src-main/electron/ipc/ipc-server.ts';

const VIEW = { phase: 'ready' } as TillView;
const answers: AnswerCommand<CommandName> = (name) => Promise.resolve(`answer to ${name}`);

/** The first `failures` times that the handlers are loaded, they cannot be read. */
function pageCommands({ failures }: { readonly failures: number }) {
  let times = 0;
  const load = () => {
    times += 1;
    return times > failures ? Promise.resolve(answers) : Promise.reject(new Error('too many open files'));
  };
  const commands = new PageCommands({ view: () => VIEW }, Promise.resolve(), () => Promise.resolve(), load);
  return { commands, times: () => times };
}

test('the handlers are loaded once for all commands', async () => {
  const { commands, times } = pageCommands({ failures: 0 });
  const answered = [commands.answer('sale.start', {}, true), commands.answer('checkout.hold', {}, true)];
  expect(await Promise.all(answered)).toEqual(['answer to sale.start', 'answer to checkout.hold']);
  expect(times()).toBe(1);
});

test('where they could not be loaded, the next command tries again', async () => {
  const { commands, times } = pageCommands({ failures: 1 });
  await expect(commands.load()).rejects.toThrow('too many open files');
  expect(await commands.answer('sale.start', {}, true)).toBe('answer to sale.start');
  expect(times()).toBe(2);
});

test('the page gets its first view without them', async () => {
  const { commands, times } = pageCommands({ failures: 0 });
  expect(await commands.answer('till.view', undefined, true)).toEqual({ ok: true, value: VIEW });
  expect(times()).toBe(0);
});
