import { expect, test } from 'vitest';
import { printerSettingsSchema } from '../../../shared/contract/commands/printer.ts';
import type { PrinterSettings } from '../../../shared/printing/printing.ts';

const settings = (host: string, port: number): PrinterSettings => ({
  address: { kind: 'network', host, port },
  paperWidth: 80,
  asPicture: false,
  drawer: { pin: 2, openFor: [] },
});
const isTaken = (host: string, port: number): boolean =>
  printerSettingsSchema.safeParse(settings(host, port)).success;

test.each([
  ['192.168.1.50', 9100],
  ['printer.shop.example', 9107],
  ['fe80::1%eth0', 1024],
  ['127.0.0.1', 65_535],
  ['ffprinter', 9100],
  ['225', 9100],
])('documents may go to %s, port %i', (host, port) => {
  expect(isTaken(host, port)).toBe(true);
});

test.each([
  ['192.168.1.50', 0],
  ['192.168.1.50', 25],
  ['169.254.169.254', 80],
  ['192.168.1.50', 1023],
  ['192.168.1.50', 6000],
  ['192.168.1.50', 6667],
  ['192.168.1.50', 65_536],
  ['192.168.1.50', 9100.5],
  ['0.0.0.0', 9100],
  ['224.0.0.1', 9100],
  ['255.255.255.255', 9100],
  ['::', 9100],
  ['ff02::1', 9100],
  ['printer/../x', 9100],
  ['printer\r\nx', 9100],
])('documents never go to %j, port %d', (host, port) => {
  expect(isTaken(host, port)).toBe(false);
});
