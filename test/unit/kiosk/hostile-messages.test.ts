import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kioskSchemas } from '../../../shared/contract/commands/kiosk.ts';
import { customerSchemas } from '../../../shared/contract/commands/customer-display.ts';
import { CUSTOMER_COMMAND_NAMES } from '../../../shared/contract/customer-display.ts';
import { KIOSK_COMMAND_NAMES } from '../../../shared/contract/kiosk.ts';
import { customerView } from '../../../shared/view/customer-view.ts';
import { customerHandlers } from '../../../src-main/customer-display/customer-handlers.ts';
import { CustomerScreen } from '../../../src-main/customer-display/customer-screen.ts';
import { answerCommand } from '../../../src-main/electron/ipc/answer-command.ts';
import { messagesOf } from '../../contract/properties/messages-of.ts';
import { runs } from '../../contract/properties/runs.ts';
import { KioskWorld } from '../../support/worlds/kiosk-world.ts';
import { ready } from '../../gallery/views.ts';
import type { ZodType } from 'zod';
import type { ServedContract } from '../../../src-main/electron/ipc/answer-command.ts';

/** 10,000 for each command in the nightly run. */
const RUNS = runs(250);

describe('a shoppers’ page that sends anything', () => {
  test.each(KIOSK_COMMAND_NAMES)('gets an answer to %s, and nothing past its form', async (name) => {
    const world = await new KioskWorld().open();
    await flooded(name, { schemas: kioskSchemas, handlers: world.shopper });
    expect(world.view.stage.name).toBeDefined();
    world.kiosk.stop();
  });
});

describe('a customer’s page that sends anything', () => {
  test.each(CUSTOMER_COMMAND_NAMES)('gets an answer to %s, and nothing past its form', async (name) => {
    const screen = new CustomerScreen(() => undefined);
    screen.stateChanged('shown');
    screen.askTip(1_000);
    const handlers = customerHandlers(() => customerView(ready), screen);
    await flooded(name, { schemas: customerSchemas, handlers });
    expect(screen.view().customerScreen?.state).toBe('shown');
  });
});

async function flooded<Name extends string>(name: Name, contract: ServedContract<Name>): Promise<void> {
  const schema: ZodType = contract.schemas[name];
  await fc.assert(
    fc.asyncProperty(messagesOf(schema), async (message) => {
      const fits = schema.safeParse(message).success;
      const answer = await answerCommand(name, message, true, contract);
      if (answer.ok) expect(fits).toBe(true);
      else if (fits) expect(answer.failure.code).not.toBe('internal');
      else expect(answer.failure.code).toBe('command-refused');
    }),
    { numRuns: RUNS },
  );
}
