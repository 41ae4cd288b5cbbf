import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandSchemas } from '../../../../shared/contract/commands.ts';
import { COMMAND_NAMES } from '../../../../shared/contract/channels.ts';
import { failed } from '../../../../shared/failure.ts';
import { startSandbox } from '../../../../sandbox/server.ts';
import { answerCommand } from '../../../../src-main/electron/ipc/answer-command.ts';
import { messagesOf } from '../../../contract/properties/messages-of.ts';
import { runs } from '../../../contract/properties/runs.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { TrainingService } from '../../../../src-main/session/till/parts.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({});
});
afterAll(() => sandbox.close());

describe('a page that sends anything', () => {
  test.each(COMMAND_NAMES)('gets an answer to %s, and nothing past its form', async (name) => {
    const world = new TillWorld(temporaryFolder(), { training: NO_TRAINING });
    const opened = await world.till.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
    expect(opened).toMatchObject({ ok: true });
    const contract = { schemas: commandSchemas, handlers: world.commands };
    await fc.assert(
      fc.asyncProperty(messagesOf(commandSchemas[name]), async (message) => {
        const fits = commandSchemas[name].safeParse(message).success;
        const answer = await answerCommand(name, message, true, contract);
        if (answer.ok) expect(fits).toBe(true);
        else if (fits) expect(answer.failure.code).not.toBe('internal');
        else expect(answer.failure.code).toBe('command-refused');
        // Nothing that was sent keeps the screens from being drawn.
        expect(world.till.view().phase).toBeDefined();
      }),
      { numRuns: runs(12) },
    );
    world.till.close();
  });
});

const NO_TRAINING: TrainingService = {
  start: () => Promise.resolve(failed({ action: 'wait', code: 'till-not-ready' })),
  simulate: () => Promise.resolve(failed({ action: 'wait', code: 'till-not-ready' })),
  stop: () => undefined,
};
