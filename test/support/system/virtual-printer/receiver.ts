import { EscPosReader } from './read-escpos.ts';
import type { Printed } from './read-escpos.ts';

/** How the printer is; a test sets it whenever it likes. */
export interface Condition {
  paper: boolean;
  coverOpen: boolean;
  offline: boolean;
  /** It answers no question about itself, as simple ones do. */
  mute: boolean;
  /** It tells how it is, but not when it has finished (GS r). */
  neverDone: boolean;
  /** After so many bytes of papers it takes nothing any more and answers nothing. */
  stallAfter: number;
  /** After so many bytes of papers the cable is out. */
  unplugAfter: number;
  /** After so many bytes of papers the roll is empty: it stops printing and still answers. */
  paperLeft: number;
  /** Milliseconds that it takes to work off what it has received at once. */
  slowness: number;
}

export const WELL: Condition = {
  paper: true,
  coverOpen: false,
  offline: false,
  mute: false,
  neverDone: false,
  stallAfter: Infinity,
  unplugAfter: Infinity,
  paperLeft: Infinity,
  slowness: 0,
};

export interface Outcome {
  readonly printed: (printed: Printed) => void;
  readonly fault: (fault: string) => void;
  readonly unplug: () => void;
  /** Its buffer is one for all who are connected. */
  readonly clear: () => void;
}

const DLE = 0x10;
const CLEAR = [DLE, 0x14, 8, 1, 3, 20, 1, 6, 2, 8];

/** What one connection brings. Real-time commands are carried out at once, everything else in its turn. */
export class Receiver {
  readonly #condition: Condition;
  readonly #answer: (bytes: Uint8Array) => unknown;
  readonly #outcome: Outcome;
  readonly #reader: EscPosReader;
  #held: number[] = [];
  #realTime: number[] = [];
  #taken = 0;
  #worked = 0;
  #working = false;

  constructor(condition: Condition, answer: (bytes: Uint8Array) => unknown, outcome: Outcome) {
    this.#condition = condition;
    this.#answer = answer;
    this.#outcome = outcome;
    this.#reader = new EscPosReader(outcome.printed, () => {
      if (!condition.mute && !condition.neverDone) answer(Uint8Array.of(condition.paper ? 0 : 0b0000_1100));
    });
  }

  receive(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#taken >= this.#condition.stallAfter) return;
      if (this.#taken >= this.#condition.unplugAfter) {
        this.#outcome.unplug();
        return;
      }
      if (!this.#isRealTime(byte)) {
        this.#held.push(byte);
        this.#taken++;
      }
    }
    this.#workSoon();
  }

  goOn(): void {
    this.#work();
  }

  /** DLE begins a real-time command; in pictures it may stand for itself, and the reader then has it back. */
  #isRealTime(byte: number): boolean {
    const before = this.#realTime;
    if (before.length === 0 && byte !== DLE) return false;
    const command = [...before, byte];
    const [, what, which] = command;
    const isStatus = what === 0x04;
    const isClear = what === 0x14 && command.every((each, index) => each === CLEAR[index]);
    const isPulse = what === 0x14 && which === 1;
    if (what === undefined || (isStatus && which === undefined)) this.#realTime = command;
    else if (isStatus && which !== undefined && which >= 1 && which <= 4) {
      this.#realTime = [];
      if (!this.#condition.mute) this.#answer(Uint8Array.of(this.#status(which)));
    } else if (isPulse) {
      this.#realTime = command.length === 5 ? [] : command;
      if (command.length === 5) this.#outcome.printed({ kind: 'pulse', pin: command[3] === 1 ? 5 : 2 });
    } else if (isClear) {
      this.#realTime = command.length === CLEAR.length ? [] : command;
      if (command.length === CLEAR.length) this.#clear();
    } else {
      this.#realTime = [];
      this.#held.push(...command);
    }
    return true;
  }

  #status(which: number): number {
    const { paper, coverOpen, offline } = this.#condition;
    const isOut = !paper || this.#worked >= this.#condition.paperLeft;
    switch (which) {
      case 1:
        return 0x12 | (offline || coverOpen || isOut ? 0x08 : 0);
      case 2:
        return 0x12 | (coverOpen ? 0x04 : 0) | (isOut ? 0x20 : 0);
      case 4:
        return 0x12 | (isOut ? 0x6c : 0);
      default:
        return 0x12;
    }
  }

  forget(): void {
    this.#held = [];
    this.#reader.clear();
  }

  #clear(): void {
    this.#outcome.clear();
    if (!this.#condition.mute) this.#answer(Uint8Array.of(0x37, 0x25, 0x00));
  }

  #workSoon(): void {
    if (this.#working) return;
    this.#working = true;
    setTimeout(() => {
      this.#working = false;
      this.#work();
    }, this.#condition.slowness);
  }

  #work(): void {
    const { paper, coverOpen, offline } = this.#condition;
    if (!paper || coverOpen || offline) return;
    try {
      while (this.#held.length > 0 && this.#worked < this.#condition.paperLeft) {
        this.#reader.read(this.#held.shift() ?? 0);
        this.#worked++;
      }
    } catch (error) {
      this.#outcome.fault(String(error));
    }
  }
}
