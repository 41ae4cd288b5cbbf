import type { PrintTroubleCode } from '../../failure.ts';
import type { PaperWidth, PrinterAddress, PrintJobState } from '../../printing.ts';

export const printTroubles: Record<PrintTroubleCode, string> = {
  'printer-unreachable': 'The printer does not answer. Check that it is on and its cable plugged in.',
  'printer-no-paper': 'The printer has no paper.',
  'printer-cover-open': 'The cover of the printer is open.',
  'printer-offline': 'The printer is not ready. Look at its lights and buttons.',
  'printer-error': 'The printer reports a fault. Switch it off and on again.',
  'paper-not-drawn': 'The till could not draw this paper for the printer.',
  'print-interrupted': 'The till was closed before this was printed.',
};

const kinds: Record<PrinterAddress['kind'], string> = {
  network: 'Network',
  usb: 'USB',
  serial: 'Serial port',
};

const states: Record<PrintJobState['name'], string> = {
  waiting: 'Waiting',
  printing: 'Printing…',
  printed: 'Printed',
  failed: 'Not printed',
  uncertain: 'May have printed: look at the printer',
};

const paperWidths: Record<PaperWidth, string> = { 80: '80 mm', 58: '58 mm' };

export const printing = {
  title: 'Printer',
  /** In the header, while a paper waits for somebody. */
  hint: 'Not printed',
  hintText: 'A paper was not printed',
  noPrinter: 'No printer is set up yet.',
  kind: 'Connection',
  kinds,
  host: 'Address',
  hostHint: 'e.g. 192.168.1.50',
  port: 'Port',
  serialPort: 'Port',
  baudRate: 'Speed (baud)',
  usbPrinter: 'USB printer',
  nothingFound: 'Nothing found. Plug the printer in and look again.',
  lookAgain: 'Look again',
  choose: 'Choose one.',
  missing: 'Fill this in.',
  notAPort: 'A number from 1 to 65535.',
  paperWidth: 'Paper width',
  paperWidths,
  asPicture: 'Print text as a picture',
  asPictureNote: 'slower; for a printer that prints wrong letters',
  drawer: 'Cash drawer',
  drawerText: 'Opens by itself only for the tenders chosen here.',
  pin: 'Drawer connector',
  pins: { 2: 'Pin 2 (usual)', 5: 'Pin 5' },
  noTenders: 'The tenders of this terminal are not known yet.',
  drawerFailed: 'The drawer did not open by itself',
  openDrawer: 'Open drawer',
  drawerOpened: 'The drawer was told to open.',
  save: 'Save printer',
  saved: 'Saved.',
  test: 'Test print',
  forget: 'Forget this printer',
  jobs: 'Papers',
  noJobs: 'Nothing was printed yet.',
  states,
  /** The paper that names itself so is a copy. */
  copyOf: (name: string) => `${name} (copy)`,
  tryAgain: 'Print now',
  /** After it may have been printed already. */
  printAgain: 'Print again (marked COPY)',
  drop: 'Remove',
  gone: 'Open the sale to print it again.',
};
