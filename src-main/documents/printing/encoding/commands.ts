import type { DrawerRule } from '../../../../shared/printing/printing.ts';

const ESC = 0x1b;
const GS = 0x1d;
const DLE = 0x10;
const EOT = 0x04;
const DC4 = 0x14;

/** The status that DLE EOT asks for in real time: the printer answers at once, even when it is offline. */
export type RealTimeStatus = 1 | 2 | 4;

export const askStatus = (which: RealTimeStatus): Uint8Array => Uint8Array.of(DLE, EOT, which);

/** GS r 1 is answered in its turn, so its answer means that everything before it has been processed. */
export const ASK_IN_TURN = Uint8Array.of(GS, 0x72, 1);

/** Whether a byte is an answer in real time. Answers differ in their fixed bits. */
export const isRealTimeAnswer = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0010;
export const isAnswerInTurn = (byte: number): boolean => (byte & 0b1001_0000) === 0;

/** Clears what the printer has received and not printed (DLE DC4 8), and what is left of a line (ESC @). */
export const CLEAR = Uint8Array.of(DLE, DC4, 8, 1, 3, 20, 1, 6, 2, 8, ESC, 0x40);

/** Answers the command for a pulse of 100 ms on the drawer's pin. */
export const openDrawer = (pin: DrawerRule['pin']): Uint8Array =>
  Uint8Array.of(ESC, 0x70, pin === 5 ? 1 : 0, 50, 250);

/** The same pulse in real time (DLE DC4 1): a printer that prints nothing now, without paper for example, gives it at once. */
export const openDrawerNow = (pin: DrawerRule['pin']): Uint8Array =>
  Uint8Array.of(DLE, DC4, 1, pin === 5 ? 1 : 0, 1);
