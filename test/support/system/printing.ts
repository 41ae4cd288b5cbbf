import { Printing } from '../../../src-main/documents/printing/printing.ts';
import { openLineTo } from '../../../src-main/documents/printing/transports/open-line.ts';
import { succeeded } from '../../../shared/failure.ts';
import { workedClock } from './worked-clock.ts';
import type { PrinterSettings, PrintingView } from '../../../shared/printing/printing.ts';
import type { SavedPrinter } from '../../../src-main/documents/printing/saved-printer.ts';
import type { PrintingNeeds } from '../../../src-main/documents/printing/printing.ts';
import type { Unprinted } from '../../../src-main/documents/printing/unprinted.ts';

/** A printer at an address of this computer, with a drawer that no tender opens. */
export function settingsFor(port: number, more: Partial<PrinterSettings> = {}): PrinterSettings {
  return {
    address: { kind: 'network', host: '127.0.0.1', port },
    paperWidth: 80,
    asPicture: false,
    drawer: { pin: 2, openFor: [] },
    ...more,
  };
}

/** What a till keeps of its printing between two starts. */
export interface KeptPrinting {
  printer?: SavedPrinter | undefined;
  unprinted?: readonly Unprinted[];
}

/** Printing as the till has it, with real lines and an impatience that suits a test. */
export function printingWith(kept: KeptPrinting, changed: Partial<PrintingNeeds> = {}) {
  let lookers: readonly (() => void)[] = [];
  let passedMs = 0;
  const clock = workedClock();
  const printing = new Printing(
    {
      clock: { ...clock, monotonic: () => clock.monotonic() + passedMs },
      patience: { open: 400, answer: 500, take: 500, print: 2_000, firstPrint: 1_000 },
      memory: {
        printer: { load: () => kept.printer, save: (printer) => (kept.printer = printer) },
        unprinted: { load: () => kept.unprinted, save: (unprinted) => (kept.unprinted = unprinted) },
      },
      openLineTo,
      findCandidates: () => Promise.resolve([]),
      raster: { picture: () => Promise.reject(new Error('no page here')) },
      onDrawerOpened: () => succeeded(null),
      ...changed,
    },
    () => lookers.forEach((look) => look()),
  );
  /** The first view, from now on, that `wanted` accepts. */
  const viewWhen = (wanted: (view: PrintingView) => boolean): Promise<PrintingView> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!wanted(printing.view())) return;
        lookers = lookers.filter((other) => other !== look);
        resolve(printing.view());
      };
      lookers = [...lookers, look];
      look();
    });
  /** A person has looked at the printer: what they press next is no double press. */
  const haveLooked = (): void => void (passedMs += 1_000);
  return { printing, viewWhen, haveLooked };
}
