import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../../../shared/contract/channels.ts';
import { CUSTOMER_COMMAND_NAMES } from '../../../../shared/contract/customer-display.ts';
import { serveCommands } from '../../../../src-main/electron/ipc/ipc-server.ts';
import type { BrowserWindow, IpcMain } from 'electron';

type Handler = (event: unknown, input: unknown) => Promise<unknown>;

/** A window as far as main looks at it: one that shows this page. */
function windowWith(url: string) {
  const frame = { url };
  const webContents = { mainFrame: frame };
  return {
    window: { webContents, isDestroyed: () => false } as unknown as BrowserWindow,
    sends: { sender: webContents, senderFrame: frame },
  };
}

const till = windowWith('app://countertop/index.html');
const customer = windowWith('app://countertop/customer.html');

/** Both contracts, served as the till serves them; each answers whether it trusts who asks. */
function bothContracts(customerWindow: () => BrowserWindow | undefined = () => customer.window) {
  const handlers = new Map<string, Handler>();
  const ipcMain = {
    handle: (name: string, handler: Handler) => void handlers.set(name, handler),
  } as unknown as Pick<IpcMain, 'handle'>;
  const trust = () =>
    Promise.resolve((_name: string, _input: unknown, trusted: boolean) => Promise.resolve(trusted));
  serveCommands(ipcMain, { names: COMMAND_NAMES, window: () => till.window, page: 'index.html' }, trust);
  serveCommands(
    ipcMain,
    { names: CUSTOMER_COMMAND_NAMES, window: customerWindow, page: 'customer.html' },
    trust,
  );
  return (name: string, event: object) => handlers.get(name)?.(event, undefined);
}

test.each(COMMAND_NAMES)('the customer’s window cannot give %s; the cashier’s can', async (name) => {
  const ask = bothContracts();
  expect(await ask(name, customer.sends)).toBe(false);
  expect(await ask(name, till.sends)).toBe(true);
});

test.each(CUSTOMER_COMMAND_NAMES)('the cashier’s window cannot give %s; the customer’s can', async (name) => {
  const ask = bothContracts();
  expect(await ask(name, till.sends)).toBe(false);
  expect(await ask(name, customer.sends)).toBe(true);
});

test('the customer’s window gains nothing by showing the cashier’s page', async () => {
  const strayed = windowWith('app://countertop/index.html');
  const ask = bothContracts(() => strayed.window);
  expect(await ask('sale.start', strayed.sends)).toBe(false);
  expect(await ask('customer.chooseTip', strayed.sends)).toBe(false);
});

test('without a customer’s window nobody speaks for the customer', async () => {
  const ask = bothContracts(() => undefined);
  expect(await ask('customer.chooseTip', customer.sends)).toBe(false);
});
