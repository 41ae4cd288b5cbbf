import { openNetworkLine } from './network.ts';
import type { PrinterAddress } from '../../../../shared/printing/printing.ts';
import type { OpenLine } from './printer-line.ts';

/** Answers how to open the line to a printer. The code for serial ports or USB is loaded when such a printer is opened. */
export function openLineTo(address: PrinterAddress): OpenLine {
  switch (address.kind) {
    case 'network':
      return (signal) => openNetworkLine(address, signal);
    case 'serial':
      return async (signal) => (await import('./serial.ts')).openSerialLine(address, signal);
    case 'usb':
      return async (signal) => (await import('./usb.ts')).openUsbLine(address, signal);
  }
}
