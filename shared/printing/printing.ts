import type { Failure, PrintTroubleCode } from '../failure.ts';

/** Where the till's receipt printer is found. */
export type PrinterAddress =
  | { readonly kind: 'network'; readonly host: string; readonly port: number }
  | { readonly kind: 'serial'; readonly path: string; readonly baudRate: BaudRate }
  | {
      readonly kind: 'usb';
      readonly vendorId: number;
      readonly productId: number;
      /** Tells two printers of one model apart; not every printer has one. */
      readonly serialNumber?: string;
    };

/** TCP port on which printers take raw data. */
export const RAW_PRINTING_PORT = 9100;

/** Those from 1024 up that browsers do not reach either: something else listens there, and could take a document for an order. */
const PORTS_OF_OTHERS = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
];

/**
 * Whether a printer may be reached at a TCP port: none of the system's own services, nor one of those that a request of
 * a foreign kind can do harm to. https://fetch.spec.whatwg.org/#port-blocking
 */
export function isPrinterPort(port: number): boolean {
  return Number.isInteger(port) && port >= 1024 && port <= 65_535 && !PORTS_OF_OTHERS.includes(port);
}

/** Whether a host may be one printer: not an address that means many computers, or none. */
export function isPrinterHost(host: string): boolean {
  return !/^(0\.|2(2[4-9]|[345]\d)\.|::$|ff[\da-f]{2}:)/i.test(host);
}

export const BAUD_RATES = [9_600, 19_200, 38_400, 57_600, 115_200] as const;
export type BaudRate = (typeof BAUD_RATES)[number];

/** Millimetres. */
export const PAPER_WIDTHS = [80, 58] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** Pins of the drawer's connector. */
export const DRAWER_PINS = [2, 5] as const;

export interface DrawerRule {
  readonly pin: (typeof DRAWER_PINS)[number];
  /** Tenders that open the drawer when a sale is paid with one of them; the service's exact strings. */
  readonly openFor: readonly string[];
}

/** The printer as it was saved; it stays until a person forgets it. */
export interface PrinterSettings {
  readonly address: PrinterAddress;
  readonly paperWidth: PaperWidth;
  /** All text as a picture: for a printer whose code pages are not the usual ones and that prints wrong letters. */
  readonly asPicture: boolean;
  readonly drawer: DrawerRule;
}

/** A printer, or a port that may have one, found on this computer. */
export interface PrinterCandidate {
  readonly address: Exclude<PrinterAddress, { readonly kind: 'network' }>;
  /** As it names itself. */
  readonly name: string;
}

export interface PrintingView {
  readonly printer?: PrinterSettings;
  /** Oldest first; of those that were printed only the last few. */
  readonly jobs: readonly PrintJobView[];
  /** Why the drawer did not open by itself the last time it should have. */
  readonly drawerFailure?: Failure;
}

export interface PrintJobView {
  readonly id: string;
  /** What the document is called. */
  readonly name: string;
  readonly copy: boolean;
  /** Wall-clock milliseconds: when it was asked for. */
  readonly at: number;
  readonly state: PrintJobState;
  /** Not after a restart: documents are not kept here. */
  readonly canPrintAgain: boolean;
}

export type PrintJobState =
  | { readonly name: 'waiting' | 'printing' | 'printed' }
  /** The printer has taken nothing of it. */
  | { readonly name: 'failed'; readonly why: PrintTrouble }
  /** The printer may have printed it, or a part. */
  | { readonly name: 'uncertain'; readonly why: PrintTrouble };

export interface PrintTrouble {
  readonly code: PrintTroubleCode;
  /** The system's own words. */
  readonly detail?: string;
}
