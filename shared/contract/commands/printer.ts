import { z } from 'zod';
import { ofType } from '../command.ts';
import {
  BAUD_RATES,
  DRAWER_PINS,
  isPrinterHost,
  isPrinterPort,
  PAPER_WIDTHS,
} from '../../printing/printing.ts';
import type { CommandEntries } from '../command.ts';
import type { PrinterCandidate } from '../../printing/printing.ts';

const usbId = z.int().min(0).max(0xffff);
const jobId = z.strictObject({ jobId: z.string().min(1).max(64) });

const address = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('network'),
    /** A name or an IPv4 or IPv6 address. */
    host: z
      .string()
      .regex(/^[A-Za-z0-9._:%-]{1,253}$/, 'a name or address of the network')
      .refine(isPrinterHost, 'one computer of the network'),
    port: z.int().refine(isPrinterPort, 'a port that printers use'),
  }),
  z.strictObject({
    kind: z.literal('serial'),
    path: z.string().min(1).max(256),
    baudRate: z.literal(BAUD_RATES),
  }),
  z.strictObject({
    kind: z.literal('usb'),
    vendorId: usbId,
    productId: usbId,
    serialNumber: z.string().min(1).max(256).exactOptional(),
  }),
]);

/** All of `PrinterSettings`. */
export const printerSettingsSchema = z.strictObject({
  address,
  paperWidth: z.literal(PAPER_WIDTHS),
  asPicture: z.boolean(),
  drawer: z.strictObject({
    pin: z.literal(DRAWER_PINS),
    openFor: z.array(z.string().min(1).max(128)).max(64).readonly(),
  }),
});

export const printerCommands = {
  'printer.list': { who: 'manager', input: z.undefined(), answer: ofType<readonly PrinterCandidate[]>() },
  /** Only a manager may set the printer, and the tenders that open the drawer. */
  'printer.save': { who: 'manager', input: printerSettingsSchema },
  'printer.forget': { who: 'manager', input: z.undefined() },
  'printer.test': { who: 'cashier', input: z.undefined() },
  'printer.again': { who: 'cashier', input: jobId },
  'printer.drop': { who: 'cashier', input: jobId },
  'printer.openDrawer': { who: 'cashier', input: z.undefined() },
} as const satisfies CommandEntries;
