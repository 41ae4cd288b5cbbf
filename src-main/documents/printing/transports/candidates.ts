import { printerPlaceOf } from './usb-printer-place.ts';
import type { PrinterCandidate } from '../../../../shared/printing/printing.ts';

/** The baud rate that most serial printers are delivered with. */
const USUAL_BAUD_RATE = 9_600;

/** Finds printers on the USB and serial ports of this computer. A kind of port that cannot be listed has none. */
export async function findCandidates(): Promise<readonly PrinterCandidate[]> {
  const found = await Promise.all([usbPrinters().catch(() => []), serialPorts().catch(() => [])]);
  return found.flat();
}

async function usbPrinters(): Promise<readonly PrinterCandidate[]> {
  const { usb } = await import('usb');
  const devices = await usb.getDevices();
  return devices.filter(printerPlaceOf).map((device) => {
    const { vendorId, productId, serialNumber, manufacturerName, productName } = device;
    const names = [manufacturerName, productName].filter((name) => name !== null && name !== '');
    return {
      address: { kind: 'usb', vendorId, productId, ...(serialNumber && { serialNumber }) },
      name: names.length > 0 ? names.join(' ') : hex(vendorId, productId),
    };
  });
}

/** The package uses this type but does not export it. */
interface SerialPortInfo {
  readonly path: string;
  readonly manufacturer?: string;
}

async function serialPorts(): Promise<readonly PrinterCandidate[]> {
  const { SerialPort } = await import('serialport');
  const ports = (await SerialPort.list()) as readonly SerialPortInfo[];
  return ports.map(({ path, manufacturer }) => ({
    address: { kind: 'serial', path, baudRate: USUAL_BAUD_RATE },
    name: manufacturer === undefined ? path : `${path} (${manufacturer})`,
  }));
}

function hex(vendorId: number, productId: number): string {
  return [vendorId, productId].map((id) => id.toString(16).padStart(4, '0')).join(':');
}
