import { unlessAborted } from '../../../supervision/deadline.ts';
import { Inbox } from './inbox.ts';
import type { SerialPort } from 'serialport';
import type { PrinterLine } from './printer-line.ts';

/**
 * Opens a serial port with 8 bits and no parity. It may be a virtual one: many USB and Bluetooth printers appear as a
 * serial port.
 */
export async function openSerialLine(
  { path, baudRate }: { readonly path: string; readonly baudRate: number },
  signal: AbortSignal,
): Promise<PrinterLine> {
  const { SerialPort: Port } = await import('serialport');
  // A printer whose buffer is full sends XOFF. Answers of ESC/POS never look like it.
  const port = new Port({ path, baudRate, xon: true, autoOpen: false });
  const opened = new Promise<void>((resolve, reject) => {
    port.open((error) => (error ? reject(error) : resolve()));
  });
  await unlessAborted(opened, signal, () => void opened.then(() => port.close(), ignore));
  const inbox = new Inbox();
  port.on('data', (bytes: Uint8Array) => inbox.push(bytes));
  port.on('error', (error: Error) => inbox.lose(error));
  port.on('close', () => inbox.lose(new Error('the serial port was closed')));
  return {
    send: (bytes, sending) => unlessAborted(write(port, bytes), sending),
    receive: (wanted, receiving) => inbox.receive(wanted, receiving),
    close: (how) => close(port, how),
  };
}

/** Writes bytes. Resolves when they are on the cable. */
async function write(port: SerialPort, bytes: Uint8Array): Promise<void> {
  await settled((done) => port.write(Buffer.from(bytes), done));
  await settled((done) => port.drain(done));
}

async function close(port: SerialPort, how: 'finish' | 'drop'): Promise<void> {
  if (how === 'drop') await settled((done) => port.flush(done)).catch(ignore);
  await settled((done) => port.close(done)).catch(ignore);
}

function settled(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()));
  });
}

/** For errors of closing a port that is already gone. */
const ignore = (): void => undefined;
