import { CODE_PAGES } from './code-pages.ts';

/** How text and codes stand on the paper. */
export interface Style {
  readonly bold: boolean;
  /** Times the usual. */
  readonly width: number;
  readonly height: number;
  readonly font: 'A' | 'B';
  readonly align: 'left' | 'center' | 'right';
}

/** What a printer puts on paper, or does. */
export type Printed =
  | { readonly kind: 'line'; readonly parts: readonly { readonly text: string; readonly style: Style }[] }
  | { readonly kind: 'code'; readonly data: string; readonly size: number; readonly style: Style }
  /** One bit a dot, 1 is black, each row filled up to a byte. */
  | { readonly kind: 'raster'; readonly width: number; readonly height: number; readonly bits: Uint8Array }
  | { readonly kind: 'cut' }
  | { readonly kind: 'pulse'; readonly pin: 2 | 5 };

const USUAL: Style = { bold: false, width: 1, height: 1, font: 'A', align: 'left' };
const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;

/**
 * ESC/POS as a printer reads it, byte by byte, written from the command reference and not from any encoder. What is
 * not known throws: a test should not overlook it. `onPrinted` hears of each thing, `onAsked` of GS r.
 */
export class EscPosReader {
  readonly #onPrinted: (printed: Printed) => void;
  readonly #onAsked: () => void;
  #waiting: number[] = [];
  #style = USUAL;
  #page = 0;
  #parts: { text: string; style: Style }[] = [];
  #code = { data: '', size: 3 };

  constructor(onPrinted: (printed: Printed) => void, onAsked: () => void) {
    this.#onPrinted = onPrinted;
    this.#onAsked = onAsked;
  }

  /** Forgets what is not on paper yet. */
  clear(): void {
    this.#waiting = [];
    this.#parts = [];
  }

  read(byte: number): void {
    this.#waiting.push(byte);
    const used = this.#command(this.#waiting);
    if (used) this.#waiting = [];
  }

  /** Whether these bytes are a whole command and have been carried out. */
  #command(bytes: readonly number[]): boolean {
    const [first = 0, second, n] = bytes;
    switch (first) {
      case 0x0a:
        return this.#endLine();
      case 0x0d:
        return true;
      case ESC:
        if (second === 0x40) return this.#reset();
        if (second === 0x70) return bytes.length === 5 && this.#pulse(n ?? 0);
        if (second === undefined || n === undefined) return false;
        return this.#setting(second, n);
      case FS:
        return second === 0x2e || (second !== undefined && unknown(bytes));
      case GS:
        return second !== undefined && this.#extended(second, bytes);
      default:
        if (first < 0x20) unknown(bytes);
        return this.#character(first);
    }
  }

  #setting(command: number, n: number): boolean {
    switch (command) {
      case 0x4d:
        return this.#restyle({ font: n === 1 ? 'B' : 'A' });
      case 0x45:
        return this.#restyle({ bold: n === 1 });
      case 0x61:
        return this.#restyle({ align: n === 1 ? 'center' : n === 2 ? 'right' : 'left' });
      case 0x74:
        this.#page = n;
        return true;
      case 0x33:
      case 0x2d:
        return true;
      default:
        return unknown([ESC, command, n]);
    }
  }

  #extended(command: number, bytes: readonly number[]): boolean {
    const [, , a = 0, b = 0, low = 0, high = 0, rowsLow = 0, rowsHigh = 0] = bytes;
    switch (command) {
      case 0x21:
        if (bytes.length < 3) return false;
        return this.#restyle({ width: (a >> 4) + 1, height: (a & 7) + 1 });
      case 0x56:
        return bytes.length === 3 && this.#print({ kind: 'cut' });
      case 0x72:
        if (bytes.length < 3) return false;
        this.#onAsked();
        return true;
      case 0x76: {
        const [width, height] = [low + 256 * high, rowsLow + 256 * rowsHigh];
        if (bytes.length < 8 || bytes.length < 8 + width * height) return false;
        return this.#print({
          kind: 'raster',
          width: width * 8,
          height,
          bits: Uint8Array.from(bytes.slice(8)),
        });
      }
      case 0x28: {
        // GS ( k pL pH …: after five bytes as many as they say.
        const length = b + 256 * low;
        return bytes.length >= 5 && bytes.length === 5 + length && this.#qr(bytes.slice(5));
      }
      default:
        return unknown(bytes);
    }
  }

  /** GS ( k: 49 is QR, then the function: 67 size, 80 store, 81 print. */
  #qr([, what, ...rest]: readonly number[]): boolean {
    if (what === 67) this.#code.size = rest[0] ?? 3;
    if (what === 80) this.#code.data = new TextDecoder().decode(Uint8Array.from(rest.slice(1)));
    if (what === 81) this.#print({ kind: 'code', ...this.#code, style: this.#style });
    return true;
  }

  #character(byte: number): boolean {
    const letter = byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGES.get(this.#page)?.(byte);
    if (letter === undefined) throw new Error(`page ${this.#page} has no character ${byte}`);
    const last = this.#parts.at(-1);
    if (last?.style === this.#style) last.text += letter;
    else this.#parts.push({ text: letter, style: this.#style });
    return true;
  }

  #endLine(): boolean {
    const parts = this.#parts;
    this.#parts = [];
    return this.#print({ kind: 'line', parts });
  }

  #reset(): boolean {
    this.#style = USUAL;
    this.#page = 0;
    this.#parts = [];
    return true;
  }

  #pulse(which: number): boolean {
    return this.#print({ kind: 'pulse', pin: which === 1 ? 5 : 2 });
  }

  #restyle(change: Partial<Style>): boolean {
    this.#style = { ...this.#style, ...change };
    return true;
  }

  #print(printed: Printed): boolean {
    this.#onPrinted(printed);
    return true;
  }
}

function unknown(bytes: readonly number[]): never {
  throw new Error(`not a command that this printer knows: ${Buffer.from(bytes).toString('hex')}`);
}
