import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { printingWith, settingsFor } from '../../../support/system/printing.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { must } from '../../../support/worlds/sent-command.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { VirtualPrinter } from '../../../support/system/virtual-printer/virtual-printer.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { KeptPrinting } from '../../../support/system/printing.ts';

// The print queue and its files are outside of the simulated core; here they work with the real ledger and a printer.

let sandbox: Sandbox;
let printer: VirtualPrinter;
let folder: string;
let kept: KeptPrinting;
let world: TillWorld;
let queue: ReturnType<typeof printingWith>;

async function open(): Promise<void> {
  queue = printingWith(kept);
  world = new TillWorld(folder, { printing: queue.printing });
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
}

function close(): void {
  queue.printing.close();
  world.till.close();
}

beforeEach(async () => {
  [sandbox, printer] = await Promise.all([startSandbox({}), VirtualPrinter.start()]);
  folder = temporaryFolder();
  kept = { printer: { settings: settingsFor(printer.port), habits: { tellsStatus: false } } };
  await open();
  // The first one loads the sandbox and the client, which takes a busy machine a while.
}, 30_000);
afterEach(async () => {
  close();
  await Promise.all([printer.stop(), sandbox.close()]);
});

async function paidSale(): Promise<string> {
  await world.charge(1_200, 'ONCE-1');
  return endNow(world, sandbox, { reference: 'ONCE-1', statusCode: 'completed' });
}

async function press(saleId: string): Promise<void> {
  queue.haveLooked();
  const printed = await world.commands['documents.print']({ document: { kind: 'receipt', saleId } });
  if (!printed.ok) throw new Error(printed.failure.code);
}

const allOver = () =>
  queue.viewWhen(({ jobs }) =>
    jobs.every(({ state }) => state.name !== 'waiting' && state.name !== 'printing'),
  );
/** A copy says so above and below. */
const copies = () => printer.lines.filter((line) => line.trim() === 'COPY').length / 2;

test('two presses of somebody who wants two bring one original and one copy, both on record', async () => {
  const saleId = await paidSale();
  await press(saleId);
  await press(saleId);
  await allOver();
  expect(printer.documents).toBe(2);
  expect(copies()).toBe(1);
  const sale = world.till.session()?.sales.loadSale(saleId);
  expect(sale?.ok === true && sale.value.printed).toEqual(['receipt', 'receipt']);
});

test('after a time-out nothing comes by itself, and what is asked for anew is a copy, also after a restart', async () => {
  const saleId = await paidSale();
  printer.condition.stallAfter = 120;
  await press(saleId);
  const { jobs } = await allOver();
  expect(jobs).toMatchObject([{ copy: false, state: { name: 'uncertain' } }]);
  close();
  printer.mend();
  await open();
  expect(printer.documents).toBe(0);
  expect(queue.printing.view().jobs).toMatchObject([{ state: { name: 'uncertain' }, canPrintAgain: false }]);
  await press(saleId);
  await allOver();
  expect(printer.documents).toBe(1);
  expect(copies()).toBeGreaterThan(0);
});

test('a print is recorded as that of the person who asked for it, who may have left the till meanwhile', async () => {
  await must(world, 'staff.add', { name: 'Ann', role: 'manager', pin: '1234' });
  const ann = world.till.view().staff.signedIn;
  const saleId = await paidSale();
  printer.condition.stallAfter = 120;
  await press(saleId);
  await must(world, 'staff.lock', undefined);
  await allOver();
  expect(world.till.session()?.archive.sale(saleId).at(-1)).toMatchObject({
    type: 'paper-printed',
    by: ann,
  });
  expect(ann).toBeDefined();
});

test('what certainly did not come out is an original when it is asked for anew', async () => {
  const saleId = await paidSale();
  printer.condition.paper = false;
  await press(saleId);
  expect((await allOver()).jobs).toMatchObject([{ state: { name: 'failed' } }]);
  printer.mend();
  await press(saleId);
  await allOver();
  expect([printer.documents, copies()]).toEqual([1, 0]);
});
