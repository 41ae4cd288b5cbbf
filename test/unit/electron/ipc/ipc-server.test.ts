import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../../../shared/contract/channels.ts';
import { CUSTOMER_COMMAND_NAMES } from '../../../../shared/contract/customer-display.ts';
import { KIOSK_COMMAND_NAMES } from '../../../../shared/contract/kiosk.ts';
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

const kiosk = windowWith('app://countertop/kiosk.html');

/** All contracts, served as the till serves them; each answers whether it trusts who asks. */
function allContracts(customerWindow: () => BrowserWindow | undefined = () => customer.window) {
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
  serveCommands(
    ipcMain,
    { names: KIOSK_COMMAND_NAMES, window: () => kiosk.window, page: 'kiosk.html' },
    trust,
  );
  return (name: string, event: object) => handlers.get(name)?.(event, undefined);
}

test.each(COMMAND_NAMES)('the customer’s window cannot give %s; the cashier’s can', async (name) => {
  const ask = allContracts();
  expect(await ask(name, customer.sends)).toBe(false);
  expect(await ask(name, till.sends)).toBe(true);
});

test.each(CUSTOMER_COMMAND_NAMES)('the cashier’s window cannot give %s; the customer’s can', async (name) => {
  const ask = allContracts();
  expect(await ask(name, till.sends)).toBe(false);
  expect(await ask(name, customer.sends)).toBe(true);
});

test.each(KIOSK_COMMAND_NAMES)('no other window can give %s; the kiosk’s can', async (name) => {
  const ask = allContracts();
  expect(await ask(name, till.sends)).toBe(false);
  expect(await ask(name, customer.sends)).toBe(false);
  expect(await ask(name, kiosk.sends)).toBe(true);
});

test.each([...COMMAND_NAMES, ...CUSTOMER_COMMAND_NAMES])(
  'the kiosk’s window cannot give %s',
  async (name) => {
    expect(await allContracts()(name, kiosk.sends)).toBe(false);
  },
);

test('the customer’s window gains nothing by showing the cashier’s page', async () => {
  const navigatedAway = windowWith('app://countertop/index.html');
  const ask = allContracts(() => navigatedAway.window);
  expect(await ask('sale.start', navigatedAway.sends)).toBe(false);
  expect(await ask('customer.chooseTip', navigatedAway.sends)).toBe(false);
});

test('without a customer’s window nobody speaks for the customer', async () => {
  const ask = allContracts(() => undefined);
  expect(await ask('customer.chooseTip', customer.sends)).toBe(false);
});
