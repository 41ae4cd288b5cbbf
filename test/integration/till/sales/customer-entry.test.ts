import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { customerHandlers } from '../../../../src-main/customer-display/customer-handlers.ts';
import { WindowKeeper } from '../../../../src-main/customer-display/window-keeper.ts';
import { answerCommand } from '../../../../src-main/electron/ipc/answer-command.ts';
import { customerSchemas } from '../../../../shared/contract/commands/customer-display.ts';
import { customerView } from '../../../../shared/view/customer-view.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { ada, payer } from '../../../support/records/payer.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { Display } from '../../../../src-main/customer-display/displays.ts';
import type { CustomerStage } from '../../../../shared/contract/customer-display.ts';
import type { Result } from '../../../../shared/failure.ts';

const cashiers: Display = { id: 1, bounds: { x: 0, y: 0, width: 1280, height: 800 } };
const customers: Display = { id: 2, bounds: { x: 1280, y: 0, width: 800, height: 480 } };

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;
let plug: (...displays: readonly Display[]) => void;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  const used = await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(used).toMatchObject({ ok: true });
  let displays: readonly Display[] = [cashiers, customers];
  let look = (): void => undefined;
  plug = (...plugged) => {
    displays = plugged;
    look();
  };
  const keeper = new WindowKeeper({
    displays: {
      all: () => displays,
      cashiersId: () => 1,
      onChange: (listener) => {
        look = listener;
        return () => undefined;
      },
    },
    windowed: false,
    open: () => ({ place: () => undefined, show: () => undefined, close: () => undefined }),
    onTaken: () => expect.unreachable('nothing takes it'),
    onState: (state) => world.customerScreen.stateChanged(state),
  });
  keeper.follow(customerView(world.till.view()), 'automatic');
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

/** What the customer's window sends, through the same door. */
function give(input: unknown, trusted = true): Promise<Result<unknown>> {
  const handlers = customerHandlers(() => customerView(world.till.view()), world.customerScreen);
  return answerCommand('customer.giveDetails', input, trusted, {
    schemas: customerSchemas,
    handlers,
  });
}

const ask = (needed = false) => world.commands['display.askDetails']({ needed });
const stage = (): CustomerStage => customerView(world.till.view()).stage;
const questionId = () => world.till.view().customerScreen?.details?.id ?? 0;

const filesSaying = (words: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && readFileSync(file).includes(words);
  });

test('what the customer types reaches the cashier, the payment, and no file', async () => {
  expect(await ask()).toMatchObject({ ok: true });
  expect(stage()).toMatchObject({ name: 'details', question: { needed: false } });
  expect(await give({ question: questionId(), payer })).toMatchObject({ ok: true });
  expect(stage()).toEqual({ name: 'welcome' });
  const given = world.till.view().customerScreen?.details?.payer;
  expect(given).toEqual(payer);
  expect(filesSaying(ada.email)).toEqual([]);
  await world.commands['display.endDetails'](undefined);
  expect(JSON.stringify(world.till.view())).not.toContain(ada.email);

  const order = { amountMinor: 4_200, reference: 'OWN-1', overrides: [] };
  expect(await world.commands['sale.start']({ ...order, ...payer })).toMatchObject({ ok: true });
  await world.stageWhen('waiting');
  expect(await controlOf(sandbox)('GET', '/payments?reference=OWN-1')).toMatchObject([payer]);
});

test('main takes no details from another window, in another shape, or with a fault', async () => {
  await ask(true);
  const question = questionId();
  expect(await give({ question, payer }, false)).toMatchObject({ failure: { code: 'command-refused' } });
  for (const nonsense of [
    payer,
    { question, payer: { ...payer, note: 'x' } },
    { question, payer: { customer: { ...ada, firstName: 7 } } },
    { question: -1, payer },
  ]) {
    expect(await give(nonsense)).toMatchObject({ failure: { code: 'command-refused' } });
  }
  expect(await give({ question, payer: { customer: { ...ada, postalCode: '?' } } })).toMatchObject({
    failure: { code: 'customer-details-invalid', fields: [{ field: 'customer.postalCode' }] },
  });
  expect(stage()).toMatchObject({ name: 'details' });
});

test('unplugging the screen ends the question, and the cashier can ask no more until it is back', async () => {
  await ask();
  const question = questionId();
  plug(cashiers);
  expect(world.till.view().customerScreen).toEqual({ state: 'unplugged' });
  expect(await give({ question, payer })).toMatchObject({ ok: false });
  expect(await ask()).toMatchObject({ ok: false });
  plug(cashiers, customers);
  expect(world.till.view().customerScreen).toEqual({ state: 'shown' });
  expect(await ask()).toMatchObject({ ok: true });
});

test('nobody is asked while nobody may sell', async () => {
  await world.commands['staff.add']({ name: 'Bo', role: 'manager', pin: '2468' });
  expect(await world.commands['staff.lock'](undefined)).toMatchObject({ ok: true });
  expect(await ask()).toMatchObject({ ok: false });
  expect(stage()).toEqual({ name: 'welcome' });
});
