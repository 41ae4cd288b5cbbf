import { within } from '../../../supervision/deadline.ts';
import { askStatus, isRealTimeAnswer } from '../encoding/commands.ts';
import type { Clock } from '../../../../shared/time/clock.ts';
import type { PrintTrouble } from '../../../../shared/printing/printing.ts';
import type { RealTimeStatus } from '../encoding/commands.ts';
import type { PrinterLine } from '../transports/printer-line.ts';

/** The status that a printer reports. `silent` means that it cannot be asked or does not answer now. */
export type PrinterStatus =
  | { readonly name: 'ready' | 'silent' }
  | { readonly name: 'trouble'; readonly why: PrintTrouble };

const OFFLINE = 0b0000_1000;
const COVER_OPEN = 0b0000_0100;
const STOPPED_BY_PAPER_END = 0b0010_0000;
const ERROR = 0b0100_0000;
const NO_PAPER = 0b0110_0000;

/**
 * Asks a printer for its status, one question after the other, since answers do not tell which question they belong to
 * (ESC/POS, DLE EOT). `patience` is how many milliseconds each may take. A question that only some printers know may stay
 * without an answer. Rejects when the line is lost or the signal aborts.
 */
export async function readStatus(
  line: PrinterLine,
  { clock, patience }: { readonly clock: Clock; readonly patience: number },
  signal: AbortSignal,
): Promise<PrinterStatus> {
  const ask = async (which: RealTimeStatus): Promise<number | undefined> => {
    const answer = await within(clock, patience, signal, async (limited) => {
      const received = line.receive(isRealTimeAnswer, limited);
      const [byte] = await Promise.all([received, line.send(askStatus(which), limited)]);
      return byte;
    });
    signal.throwIfAborted();
    return answer;
  };
  const printer = await ask(1);
  if (printer === undefined) return { name: 'silent' };
  const cause = (printer & OFFLINE) === 0 ? 0 : ((await ask(2)) ?? 0);
  if ((cause & COVER_OPEN) !== 0) return trouble('printer-cover-open');
  const paper = (await ask(4)) ?? 0;
  if ((cause & STOPPED_BY_PAPER_END) !== 0 || (paper & NO_PAPER) !== 0) return trouble('printer-no-paper');
  if ((cause & ERROR) !== 0) return trouble('printer-error');
  return (printer & OFFLINE) === 0 ? { name: 'ready' } : trouble('printer-offline');
}

const trouble = (code: PrintTrouble['code']): PrinterStatus => ({ name: 'trouble', why: { code } });
