import { z } from 'zod';
import { printerSettingsSchema } from '../../../shared/contract/commands/printer.ts';
import type { PrinterSettings } from '../../../shared/printing/printing.ts';
import type { PrinterCapabilities } from './deliver.ts';

export interface SavedPrinter {
  readonly settings: PrinterSettings;
  readonly habits: PrinterCapabilities;
}

/** Keeps the printer across restarts. */
export interface PrinterMemory {
  load(): unknown;
  /** Saves the printer. Throws when the disk refuses. */
  save(printer: SavedPrinter | undefined): void;
}

const habits = z.object({ tellsStatus: z.boolean(), tellsEnd: z.boolean().exactOptional() });
const savedPrinter = z.object({ settings: printerSettingsSchema, habits });

/** Reads the kept printer. Content that was edited by hand or written by another version and does not fit is ignored. */
export function readSavedPrinter(kept: unknown): SavedPrinter | undefined {
  const read = savedPrinter.safeParse(kept);
  return read.success ? read.data : undefined;
}
