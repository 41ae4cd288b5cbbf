import { setTimeout as pause } from 'node:timers/promises';
import { unlessAborted } from '../../../supervision/deadline.ts';
import { Inbox } from './inbox.ts';
import { printerPlaceOf } from './usb-printer-place.ts';
import type { usb as Usb } from 'usb';
import type { PrinterAddress } from '../../../../shared/printing/printing.ts';
import type { PrinterPlace } from './usb-printer-place.ts';
import type { PrinterLine } from './printer-line.ts';

/** How long a transfer may take. A printer without room takes nothing meanwhile, and the caller gives up earlier. */
const TAKE_MS = 60_000;
const LISTEN_MS = 1_000;
const ANSWER_BYTES = 64;
const AFTER_FAULT_MS = 100;

type UsbDevice = Awaited<ReturnType<typeof Usb.getDevices>>[number];
type UsbAddress = Extract<PrinterAddress, { readonly kind: 'usb' }>;

/** Opens a printer on USB without a driver of its own. On Windows it needs the WinUSB driver. */
export async function openUsbLine(address: UsbAddress, signal: AbortSignal): Promise<PrinterLine> {
  const { usb } = await import('usb');
  const device = (await usb.getDevices()).find((each) => isAt(each, address));
  const place = device && printerPlaceOf(device);
  if (!device || !place) throw new Error('the USB printer is not plugged in');
  const opened = claim(device, place);
  await unlessAborted(opened, signal, () => void opened.then(() => device.close()).catch(ignore));
  const inbox = new Inbox();
  const stop = new AbortController();
  if (place.input !== undefined) void listen(device, place.input, inbox, stop.signal);
  return {
    send: (bytes, sending) => unlessAborted(write(device, place.output, bytes), sending),
    receive: (wanted, receiving) => inbox.receive(wanted, receiving),
    close: async () => {
      stop.abort();
      inbox.lose(new Error('the USB printer was let go'));
      await device.close().catch(ignore);
    },
  };
}

function isAt(device: UsbDevice, { vendorId, productId, serialNumber }: UsbAddress): boolean {
  return (
    device.vendorId === vendorId &&
    device.productId === productId &&
    (serialNumber === undefined || device.serialNumber === serialNumber)
  );
}

async function claim(device: UsbDevice, { configuration, interfaceNumber }: PrinterPlace): Promise<void> {
  await device.open();
  await device.selectConfiguration(configuration);
  await device.claimInterface(interfaceNumber);
}

async function write(device: UsbDevice, endpoint: number, bytes: Uint8Array): Promise<void> {
  const taken = await device.nativeTransferOut(endpoint, TAKE_MS, bytes);
  if (taken !== bytes.length) throw new Error(`the USB printer took ${taken} of ${bytes.length} bytes`);
}

/** Reads until stopped. A read ends when something arrives or its time is up. A lost line shows when something is sent. */
async function listen(device: UsbDevice, endpoint: number, inbox: Inbox, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const bytes = await device
      .nativeTransferIn(endpoint, LISTEN_MS, ANSWER_BYTES)
      .catch(() => pause(AFTER_FAULT_MS, null));
    if (bytes) inbox.push(bytes);
  }
}

/** For errors of closing a device that is already gone. */
const ignore = (): void => undefined;
