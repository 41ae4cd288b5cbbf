import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openLineTo } from '../../../src-main/documents/printing/transports/open-line.ts';
import { printerPlaceOf } from '../../../src-main/documents/printing/transports/usb-printer-place.ts';
import { findCandidates } from '../../../src-main/documents/printing/transports/candidates.ts';

/** A serial port without a cable: what is written to it comes out as hexadecimal lines, and `answer` comes back in. */
const PSEUDO_PORT = `
import os, sys, tty
a, b = os.openpty()
tty.setraw(a); tty.setraw(b)
print(os.ttyname(b), flush=True)
while True:
    got = os.read(a, 4096)
    print(got.hex(), flush=True)
    if got.endswith(bytes([16, 4, 1])): os.write(a, bytes([0x12]))
`;

async function pseudoPort() {
  const child = spawn('python3', ['-c', PSEUDO_PORT], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout });
  let received = '';
  const [path] = (await once(lines, 'line')) as [string];
  lines.on('line', (line) => (received += line));
  return { path, received: () => received, lines };
}

const signal = new AbortController().signal;

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('a serial printer takes bytes, answers, and is let go', async () => {
  const port = await pseudoPort();
  const line = await openLineTo({ kind: 'serial', path: port.path, baudRate: 9_600 })(signal);
  const answer = line.receive((byte) => byte === 0x12, signal);
  await line.send(Uint8Array.of(0x41, 0x11, 0x13, 0x00, 0xff, 0x10, 0x04, 0x01), signal);
  expect(await answer).toBe(0x12);
  // It is told by another way than the answer, and may come after it.
  await expect.poll(port.received).toBe('41111300ff100401');
  await line.close('finish');
  await expect(line.receive(() => true, signal)).rejects.toThrow('closed');
});

test('a serial port that is not there says so', async () => {
  const open = openLineTo({ kind: 'serial', path: '/dev/no-such-port', baudRate: 9_600 });
  await expect(open(signal)).rejects.toThrow(/no-such-port|No such file/);
});

test('a USB printer that is not plugged in says so', async () => {
  await expect(openLineTo({ kind: 'usb', vendorId: 1, productId: 2 })(signal)).rejects.toThrow(/USB|usb/);
});

test('what is plugged into this computer can be listed, on a computer without USB too', async () => {
  for (const { address, name } of await findCandidates()) {
    expect(['usb', 'serial']).toContain(address.kind);
    expect(name).not.toBe('');
  }
});

test('finds the printer in a USB device, and none in what is no printer', () => {
  const setting = (interfaceClass: number, inward: boolean) => ({
    interfaceClass,
    endpoints: [
      { endpointNumber: 3, direction: 'in', type: 'interrupt' },
      { endpointNumber: 1, direction: 'out', type: 'bulk' },
      ...(inward ? [{ endpointNumber: 2, direction: 'in', type: 'bulk' }] : []),
    ],
  });
  const device = (interfaceClass: number, inward = true) => ({
    configurations: [
      {
        configurationValue: 1,
        interfaces: [
          { interfaceNumber: 0, alternates: [setting(3, true)] },
          { interfaceNumber: 4, alternates: [setting(interfaceClass, inward)] },
        ],
      },
    ],
  });
  expect(printerPlaceOf(device(7))).toEqual({ configuration: 1, interfaceNumber: 4, output: 1, input: 2 });
  expect(printerPlaceOf(device(7, false))).toEqual({ configuration: 1, interfaceNumber: 4, output: 1 });
  expect(printerPlaceOf(device(8))).toBeUndefined();
});
