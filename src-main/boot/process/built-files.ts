import { join } from 'node:path';

/** Files of the build that the till serves, loads into a window or runs as a process or thread of its own. */
export interface BuiltFiles {
  /** The folder of the pages, with their styles and pictures. */
  readonly pages: string;
  readonly preloads: {
    readonly till: string;
    readonly customer: string;
    readonly kiosk: string;
    /** Of the hidden window that draws documents for PDF files. */
    readonly document: string;
  };
  /** The training mode's payment service. */
  readonly sandbox: string;
  /** Checks, backs up and restores ledgers. */
  readonly ledger: string;
  /** Tries a new version on a copy of the ledger. */
  readonly rehearsal: string;
  /** The thread that watches the main one. */
  readonly mainWatch: string;
}

/** `out` is the folder of the build. */
export function builtFiles(out: string): BuiltFiles {
  const preload = (name: string): string => join(out, 'preload', `${name}.cjs`);
  return {
    pages: join(out, 'renderer'),
    preloads: {
      till: preload('preload'),
      customer: preload('customer-preload'),
      kiosk: preload('kiosk-preload'),
      document: preload('document'),
    },
    sandbox: join(out, 'sandbox', 'index.js'),
    ledger: join(out, 'ledger', 'index.cjs'),
    rehearsal: join(out, 'rehearsal', 'index.cjs'),
    mainWatch: join(out, 'main', 'main-watch.cjs'),
  };
}
