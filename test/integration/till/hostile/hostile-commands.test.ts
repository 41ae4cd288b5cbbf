import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandSchemas } from '../../../../shared/contract/commands.ts';
import { COMMAND_NAMES } from '../../../../shared/contract/channels.ts';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { startSandbox } from '../../../../sandbox/server.ts';
import { answerCommand } from '../../../../src-main/electron/ipc/answer-command.ts';
import { messagesOf } from '../../../contract/properties/messages-of.ts';
import { runs } from '../../../contract/properties/runs.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { TrainingService } from '../../../../src-main/session/till/parts.ts';

/** To each command; 10,000 in the nightly run. */
const MESSAGES = runs(250);
/**
 * So many of those that fit are worked on, which writes files and asks the service: milliseconds each, while a message
 * that is refused costs a tenth of one.
 */
const WORKED = runs(12);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({});
});
afterAll(() => sandbox.close());

describe('a page that sends anything', () => {
  test.each(COMMAND_NAMES)('gets an answer to %s, and nothing past its form', async (name) => {
    const world = new TillWorld(temporaryFolder(), { training: NO_TRAINING });
    const opened = await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
    expect(opened).toMatchObject({ ok: true });
    const work = world.commands[name] as (input: unknown) => Promise<Result<unknown>>;
    let worked = 0;
    let wasReached = false;
    const handler = (input: unknown): Promise<Result<unknown>> => {
      wasReached = true;
      return worked++ < WORKED ? work(input) : Promise.resolve(succeeded(null));
    };
    const contract = { schemas: commandSchemas, handlers: { ...world.commands, [name]: handler } };
    await fc.assert(
      fc.asyncProperty(messagesOf(commandSchemas[name]), async (message) => {
        wasReached = false;
        const fits = commandSchemas[name].safeParse(message).success;
        const answer = await answerCommand(name, message, true, contract);
        if (!fits) expect(wasReached).toBe(false);
        if (answer.ok) expect(fits).toBe(true);
        else if (fits) expect(answer.failure.code).not.toBe('internal');
        else expect(answer.failure.code).toBe('command-refused');
        // Nothing that was sent keeps the screens from being drawn.
        if (fits && worked <= WORKED) expect(world.till.view().phase).toBeDefined();
      }),
      { numRuns: MESSAGES },
    );
    world.till.close();
  });
});

const NO_TRAINING: TrainingService = {
  start: () => Promise.resolve(failed({ action: 'wait', code: 'till-not-ready' })),
  simulate: () => Promise.resolve(failed({ action: 'wait', code: 'till-not-ready' })),
  stop: () => undefined,
};
