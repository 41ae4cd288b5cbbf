import { z } from 'zod';
import { printerSettingsSchema } from '../../../shared/contract/commands/printer.ts';
import type { PrinterSettings } from '../../../shared/printing/printing.ts';
import type { PrinterCapabilities } from './deliver.ts';

export interface SavedPrinter {
  readonly settings: PrinterSettings;
  readonly habits: PrinterCapabilities;
}

/** Where the printer outlives a restart. */
export interface PrinterMemory {
  load(): unknown;
  /** Throws when the disk does not take it. */
  save(printer: SavedPrinter | undefined): void;
}

const habits = z.object({ tellsStatus: z.boolean(), tellsEnd: z.boolean().exactOptional() });
const savedPrinter = z.object({ settings: printerSettingsSchema, habits });

/** What was kept by hand or by another version and does not fit counts as not kept. */
export function readSavedPrinter(kept: unknown): SavedPrinter | undefined {
  const read = savedPrinter.safeParse(kept);
  return read.success ? read.data : undefined;
}
