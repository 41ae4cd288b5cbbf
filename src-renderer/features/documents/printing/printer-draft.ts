import {
  DRAWER_PINS,
  isPrinterHost,
  isPrinterPort,
  PAPER_WIDTHS,
  RAW_PRINTING_PORT,
} from '../../../../shared/printing/printing.ts';
import type {
  PrinterAddress,
  PrinterCandidate,
  PrinterSettings,
} from '../../../../shared/printing/printing.ts';

/** The form as it is being filled in. */
export interface PrinterDraft {
  readonly kind: PrinterAddress['kind'];
  readonly host: string;
  readonly port: string;
  /** What was chosen of what is plugged in, by kind. */
  readonly usb?: Extract<PrinterAddress, { kind: 'usb' }>;
  readonly serial?: Extract<PrinterAddress, { kind: 'serial' }>;
  readonly rest: Omit<PrinterSettings, 'address'>;
}

export type DraftFault = 'host' | 'port' | 'usb' | 'serial';

export function draftOf(printer: PrinterSettings | undefined): PrinterDraft {
  const empty: PrinterDraft = {
    kind: 'network',
    host: '',
    port: String(RAW_PRINTING_PORT),
    rest: { paperWidth: PAPER_WIDTHS[0], asPicture: false, drawer: { pin: DRAWER_PINS[0], openFor: [] } },
  };
  if (!printer) return empty;
  const { address, ...rest } = printer;
  switch (address.kind) {
    case 'network':
      return { ...empty, host: address.host, port: String(address.port), rest };
    case 'usb':
      return { ...empty, kind: 'usb', usb: address, rest };
    case 'serial':
      return { ...empty, kind: 'serial', serial: address, rest };
  }
}

/** What to save, or what is still missing. */
export function settingsOf(
  draft: PrinterDraft,
): { settings: PrinterSettings } | { faults: readonly DraftFault[] } {
  const { kind, rest } = draft;
  if (kind === 'network') {
    const host = draft.host.trim();
    const port = Number(draft.port);
    const isHost = host !== '' && isPrinterHost(host);
    const faults = [...(isHost ? [] : ['host' as const]), ...(isPrinterPort(port) ? [] : ['port' as const])];
    return faults.length > 0 ? { faults } : { settings: { ...rest, address: { kind, host, port } } };
  }
  const address = draft[kind];
  return address ? { settings: { ...rest, address } } : { faults: [kind] };
}

/** One text for each candidate, so that a choice can be compared. */
export function keyOf(address: PrinterCandidate['address']): string {
  return address.kind === 'serial'
    ? address.path
    : [address.vendorId, address.productId, address.serialNumber ?? ''].join(':');
}
