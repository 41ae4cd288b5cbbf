import type { ScannerSettings } from '../../../shared/scanner.ts';
import {
  codeOf,
  isOver,
  looksLikeScanner,
  patienceMs,
  waitMs,
  withKey,
  type BurstEnd,
  type KeyBurst,
} from './key-burst.ts';
import { isStruckAgain, keep, strike } from './held-key.ts';
import { isDigit, isModifier, isShortcut, isSuffix, textOf, writes } from './key-event.ts';
import { restoreText, textBefore, textBoxOf, type TextBefore, type TextBox } from './text-box.ts';

/** A key as it was struck, before anything is made of it. */
export interface RawKey {
  readonly key: string;
  /** Event time in milliseconds. */
  readonly at: number;
}

interface KeyInputParts {
  readonly settings: ScannerSettings;
  readonly onScan: (code: string) => void;
}

/** A burst, and where its keys went. */
interface Keys {
  readonly burst: KeyBurst;
  /** In the order of the keys, none that went to a text box. */
  readonly held: readonly KeyboardEvent[];
  /** How many keys of `held` have gone on as typing already. */
  readonly released: number;
  readonly boxes: ReadonlyMap<TextBox, TextBefore>;
}

/** The second key of a suffix of two (CR LF) comes at the pace of the scan; a person's next key does not. */
const SECOND_SUFFIX_PACE = 1.6;
const SECOND_SUFFIX_AT_LEAST_MS = 20;

/**
 * Every key of the window passes here before a screen or text box acts on it. Keys that may be a scanner's are held
 * until that is certain: those of a scan are kept from everything, those of a person go on in their order. A text box
 * takes its keys as they come, and gives back those of a scan: typing, selection and input methods stay the browser's.
 */
export class KeyInput {
  readonly #onScan: (code: string) => void;
  #settings: ScannerSettings;
  #current: Keys | undefined;
  /** The last keys that went on as typing because nothing followed in time. */
  #gone: Keys | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when another suffix key belongs to the scan that has just ended; event time in milliseconds. */
  #suffixUntil = -Infinity;
  /** A scan that nothing followed in time. A busy computer may bring the rest of its code later. */
  #cut: KeyBurst | undefined;
  #recorder: ((key: RawKey) => void) | undefined;

  constructor({ settings, onScan }: KeyInputParts) {
    this.#settings = settings;
    this.#onScan = onScan;
  }

  /** Another scanner, from the next key on. */
  configure(settings: ScannerSettings): void {
    this.#settings = settings;
  }

  /** Takes the keys of this window from now on, until the answer is called. */
  listen(): () => void {
    const onKey = (event: KeyboardEvent) => this.#onKey(event);
    const onOther = ({ type, target }: Event) => {
      // A box that loses the focus is within the window: the keys go on.
      if (type !== 'blur' || target === window) this.#end('pause');
    };
    window.addEventListener('keydown', onKey, { capture: true });
    for (const name of OTHER_INPUT) window.addEventListener(name, onOther, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      for (const name of OTHER_INPUT) window.removeEventListener(name, onOther, { capture: true });
      this.#end('pause');
    };
  }

  /** Gives every key to `recorder`, and to nothing else, until the answer is called. */
  record(recorder: (key: RawKey) => void): () => void {
    this.#end('pause');
    this.#recorder = recorder;
    return () => {
      if (this.#recorder === recorder) this.#recorder = undefined;
    };
  }

  #onKey(event: KeyboardEvent): void {
    if (isStruckAgain(event) || isModifier(event)) return;
    const { key, timeStamp: at } = event;
    if (this.#recorder) {
      keep(event);
      if (!event.repeat) this.#recorder({ key, at });
      return;
    }
    if (this.#isRestOfCut(event)) {
      keep(event);
      return;
    }
    this.#goOnOrEnd(at);
    if (event.isComposing || key === 'Process' || key === 'Dead') this.#end('pause');
    else if (event.repeat) this.#repeated(event);
    else if (isSuffix(event)) this.#suffix(event);
    else if (isShortcut(event)) this.#shortcut(event);
    else if (this.#belongs(event)) this.#add(event);
    else this.#end('pause');
  }

  /**
   * By the times of the keys alone. On a busy computer a key arrives late, when those before it have gone on as
   * typing: then they are one burst all the same.
   */
  #goOnOrEnd(at: number): void {
    const gone = this.#gone;
    this.#gone = undefined;
    const settings = this.#settings;
    if (this.#current !== undefined) {
      if (isOver(this.#current.burst, at, settings)) this.#end('pause');
    } else if (gone !== undefined && !isOver(gone.burst, at, settings)) this.#current = gone;
  }

  /**
   * By the times of the keys alone: whether this one was struck while the code that has been taken went on. Its digits would
   * be an amount, and its Enter would press what has the focus.
   */
  #isRestOfCut(event: KeyboardEvent): boolean {
    const cut = this.#cut;
    this.#cut = undefined;
    if (cut === undefined || event.repeat || !writes(event)) return false;
    const at = event.timeStamp;
    if (isOver(cut, at, this.#settings)) return false;
    this.#cut = withKey(cut, { text: textOf(event), at, lateMs: 0 }, this.#settings);
    this.#suffixUntil = at + patienceMs(this.#cut, this.#settings);
    return true;
  }

  /** No code begins with a space, which presses a button, nor with Backspace. */
  #belongs(event: KeyboardEvent): boolean {
    if (this.#current !== undefined && event.key === 'Backspace') return true;
    return writes(event) && (this.#current !== undefined || event.key !== ' ');
  }

  /** A key that is held down is a person's; a held Enter counts once, wherever it lands. */
  #repeated(event: KeyboardEvent): void {
    this.#end('pause');
    if (event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) keep(event);
  }

  /** Judged at once: Enter and Tab of a person act on a screen that has all earlier keys. */
  #suffix(event: KeyboardEvent): void {
    const lastAt = this.#current?.burst.lastAt ?? event.timeStamp;
    if (this.#end('suffix')) {
      keep(event);
      const pace = (event.timeStamp - lastAt) * SECOND_SUFFIX_PACE;
      this.#suffixUntil = event.timeStamp + Math.max(SECOND_SUFFIX_AT_LEAST_MS, pace);
    } else if (event.timeStamp <= this.#suffixUntil) {
      keep(event);
    }
  }

  /** Scanners send control characters within a code as shortcuts, e.g. Ctrl+] between the fields of a GS1 code. */
  #shortcut(event: KeyboardEvent): void {
    if (this.#current && looksLikeScanner(this.#current.burst, this.#settings)) this.#add(event);
    else this.#end('pause');
  }

  #add(event: KeyboardEvent): void {
    const { burst, held, released, boxes } = this.#current ?? NO_KEYS;
    const box = isShortcut(event) ? undefined : textBoxOf(event.target);
    if (box === undefined) keep(event);
    const at = event.timeStamp;
    const lateMs = Math.max(0, performance.now() - at);
    const longer = withKey(burst, { text: textOf(event), at, lateMs }, this.#settings);
    this.#current = {
      burst: longer,
      held: box === undefined ? [...held, event] : held,
      released,
      boxes: box === undefined || boxes.has(box) ? boxes : new Map([...boxes, [box, textBefore(box)]]),
    };
    this.#wait(waitMs(longer, this.#settings));
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const keys = this.#current;
      // The next key may be there already, and only not have arrived.
      if (isInputPending()) this.#wait(0);
      else if (!this.#end('pause') && keys) this.#gone = { ...keys, released: keys.held.length };
    }, ms);
  }

  /** Ends the burst; answers whether it was a scan. */
  #end(end: BurstEnd): boolean {
    const keys = this.#current;
    if (keys === undefined) return false;
    clearTimeout(this.#timer);
    this.#current = undefined;
    const settings = this.#settings;
    const { burst, held, released, boxes } = keys;
    const code = codeOf(burst, settings, end, boxes.size > 0);
    if (code === undefined) {
      held.slice(released).forEach((event) => strike(event, event.key));
      return false;
    }
    for (const [box, before] of boxes) restoreText(box, before);
    for (const event of held.slice(0, released).filter(isDigit)) strike(event, 'Backspace');
    this.#suffixUntil = burst.lastAt + patienceMs(burst, settings);
    this.#cut = end === 'pause' ? burst : undefined;
    this.#onScan(code);
    return true;
  }
}

const NO_KEYS = { burst: undefined, held: [], released: 0, boxes: new Map<TextBox, TextBefore>() } as const;

/** Whoever points, pastes, composes or leaves the window does so after what was typed. */
const OTHER_INPUT = ['pointerdown', 'compositionstart', 'paste', 'blur'] as const;

/** https://developer.mozilla.org/docs/Web/API/Scheduling/isInputPending */
function isInputPending(): boolean {
  const { scheduling } = navigator as { readonly scheduling?: { readonly isInputPending: () => boolean } };
  return scheduling?.isInputPending() ?? false;
}
