import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { openKiosk } from '../../../../src-main/boot/windows/open-kiosk.ts';
import { workedClock } from '../../../support/system/worked-clock.ts';
import { KioskTouchFile } from '../../../../src-main/terminal/kiosk-touch.ts';
import { printingWith } from '../../../support/system/printing.ts';
import { movePaymentOf } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { OpenKiosk } from '../../../../src-main/boot/windows/open-kiosk.ts';
import type { KioskStage, KioskView } from '../../../../shared/contract/kiosk.ts';
import type { Outcome } from '../../../../shared/payment/payment-status.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;
let open: OpenKiosk;
let waiting: (() => void)[] = [];

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  await start();
});
afterEach(async () => {
  open.kiosk.stop();
  world.till.close();
  await sandbox.close();
});

/** The application, with a kiosk of one fixed amount. */
async function start(): Promise<void> {
  world = new TillWorld(folder);
  const kiosk = { mode: 'fixed-amount', fixedAmount: '5.00' };
  const used = await world.till.setUp.useProfile(
    JSON.stringify({ ...sandbox.profile, kiosk }),
    sandbox.secrets,
  );
  expect(used).toMatchObject({ ok: true });
  const session = world.till.session();
  if (!session) throw new Error('no terminal is at work');
  const shell = { openTill: () => undefined, restart: () => undefined, close: () => undefined };
  open = openKiosk(
    session,
    {
      till: world.till,
      clock: workedClock(),
      report: world.unexpected.report,
      printing: printingWith({}).printing,
      checkHealth: () => Promise.resolve({ at: 0, checks: [] }),
      lastTouch: new KioskTouchFile(folder),
    },
    { onChange: look, shell },
  );
  void world.viewWhen(() => {
    open.kiosk.follow();
    look();
    return false;
  });
}

async function restart(): Promise<void> {
  open.kiosk.stop();
  world.till.close();
  await start();
}

function look(): void {
  for (const each of [...waiting]) each();
}

/** The first view, from now on, that `wanted` accepts. */
function viewWhen(wanted: (view: KioskView) => boolean): Promise<KioskView> {
  return new Promise((resolve) => {
    const each = (): void => {
      const view = open.kiosk.view();
      if (!wanted(view)) return;
      waiting = waiting.filter((other) => other !== each);
      resolve(view);
    };
    waiting.push(each);
    each();
  });
}

const showing = (name: KioskStage['name']) => viewWhen(({ stage }) => stage.name === name);
const visit = () => ({ visit: open.kiosk.view().visit });

async function toTheCode(): Promise<void> {
  await showing('attract');
  await open.handlers['kiosk.start']({ language: 'de' });
  await showing('pay');
}

/** The payer, or time, ends the payment so; the till looks at once, as when somebody asks for it. */
async function endPayment(outcome: Outcome): Promise<void> {
  const [sale] = world.till.view().sales;
  await movePaymentOf(sandbox, sale?.reference ?? '', outcome);
  await world.till.session()?.sales.check(sale?.id ?? '');
}

/** A manager of the kiosk, as the PIN of the first start makes one. */
async function enter(): Promise<void> {
  await world.till.session()?.staff.cashiers.addFirst({ name: 'Staff', pin: '2580' });
  expect(await open.handlers['kiosk.enterPin']({ pin: '2580' })).toMatchObject({ ok: true });
}

test.each([
  ['completed', 'paid'],
  ['underpaid', 'not-paid'],
  ['expired', 'not-paid'],
] as const)('a shopper sees that their order is %s', async (outcome, name) => {
  await toTheCode();
  await endPayment(outcome);
  const { stage, language } = await showing(name);
  expect(stage).toMatchObject({ number: 1, bill: { amount: { minor: 500, currency: 'USD' } } });
  expect(language).toBe('de');
  await open.handlers['kiosk.leave'](visit());
  await showing('attract');
  await enter();
  const orders = open.kiosk.view().staff?.orders.map(({ status }) => status);
  expect(orders).toEqual(outcome === 'underpaid' ? ['underpaid'] : []);
});

test('a shopper who walks off and pays late is raised to the staff, who note it', async () => {
  await toTheCode();
  await open.handlers['kiosk.leave'](visit());
  await showing('attract');
  await endPayment('completed');
  await world.viewWhen(({ sales }) => sales.some(({ stage }) => stage.name === 'final'));
  await enter();
  const [order] = open.kiosk.view().staff?.orders ?? [];
  expect(order).toMatchObject({ number: 1, status: 'completed' });
  await open.handlers['kiosk.note']({ saleId: order?.saleId ?? '' });
  expect(open.kiosk.view().staff?.orders).toEqual([]);
});

test('a restart at the code is back at the same code', async () => {
  await toTheCode();
  const { stage: before } = open.kiosk.view();
  await restart();
  const { stage } = await showing('pay');
  expect(stage).toEqual(before);
  await endPayment('completed');
  expect((await showing('paid')).stage).toMatchObject({ number: 1 });
});

test('while the service is away nobody begins, and a till that staff locked sells by itself', async () => {
  await showing('attract');
  await enter();
  expect(world.till.refusal('cashier')).toMatchObject({ code: 'signed-out' });
  await toTheCode();
  const sale = world.till.view().sales[0];
  expect(sale).toMatchObject({ kiosk: true });
  expect(sale).not.toHaveProperty('cashierId');
  await open.handlers['kiosk.leave'](visit());
  await sandbox.close();
  expect((await showing('closed')).stage).toMatchObject({ why: 'away' });
});

test('the PIN of a start makes one manager, and is in no file', async () => {
  const other = temporaryFolder();
  const staffed = new TillWorld(other, { kiosk: true });
  const launch = { kind: 'profile', text: JSON.stringify(sandbox.profile) } as const;
  const given = { ...sandbox.secrets, staffPin: '86420975' };
  const said = new Set<string>();
  void staffed.viewWhen((view) => {
    if (view.phase === 'ready') for (const { code } of view.notices) said.add(code);
    return false;
  });
  await staffed.till.launch(launch, given);
  expect([...said]).not.toContain('kiosk-without-pin');
  await staffed.till.launch(launch, { ...given, staffPin: '11112222' });
  const corner = staffed.till.session()?.staff.corner;
  expect(staffed.till.view().staff.cashiers).toMatchObject([{ name: 'Staff', role: 'manager' }]);
  expect(await corner?.enter('86420975')).toMatchObject({ ok: true });
  expect(await corner?.enter('11112222')).toMatchObject({ ok: false });
  staffed.till.close();
  const files = readdirSync(other, { recursive: true, encoding: 'utf8' }).map((name) => join(other, name));
  const saying = files.filter((file) => statSync(file).isFile() && readFileSync(file).includes('86420975'));
  expect(files.length).toBeGreaterThan(1);
  expect(saying).toEqual([]);
});

test('a till at which nobody has a PIN says so, until somebody does', async () => {
  const codes = () => world.till.view().notices.map(({ code }) => code);
  expect(codes()).toContain('kiosk-without-pin');
  const session = world.till.session();
  expect(session?.staff.corner.hasPins).toBe(false);
  expect(await session?.staff.cashiers.addFirst({ name: 'Staff', pin: '4711' })).toMatchObject({ ok: true });
  expect(codes()).not.toContain('kiosk-without-pin');
  expect(session?.staff.corner.hasPins).toBe(true);
});
