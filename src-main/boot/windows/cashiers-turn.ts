import type { BrowserWindow } from 'electron';
import type { Clock } from '../../../shared/time/clock.ts';
import type { StaffView } from '../../../shared/contract/staff-view.ts';

/** Whoever opened the cashier's window and does not sign in within this time has left. */
const SIGN_IN_MS = 60_000;

/**
 * The time for which staff use the cashier's window of a kiosk. It ends when that window is closed, when whoever signed
 * in is signed out, or after a minute in which nobody signed in.
 */
export class CashiersTurn {
  readonly #window: BrowserWindow;
  readonly #clock: Clock;
  readonly #onOver: () => void;
  #now: AbortController | undefined;
  #hasSignedIn = false;
  #isStaffed = false;

  constructor(
    window: BrowserWindow,
    clock: Clock,
    { isOurs, onOver }: { readonly isOurs: () => boolean; readonly onOver: () => void },
  ) {
    this.#window = window;
    this.#clock = clock;
    this.#onOver = onOver;
    window.on('close', (event) => {
      if (!this.#now || !isOurs()) return;
      event.preventDefault();
      this.#end();
    });
  }

  get isUnderWay(): boolean {
    return this.#now !== undefined;
  }

  begin(): void {
    this.#now = new AbortController();
    this.#hasSignedIn = false;
    this.#window.show();
    this.#window.focus();
    const { signal } = this.#now;
    const waited = this.#clock.sleep(SIGN_IN_MS, signal);
    waited.then(
      () => {
        if (this.#isStaffed && !this.#hasSignedIn) this.#end();
      },
      () => undefined,
    );
  }

  follow({ cashiers, signedIn }: StaffView): void {
    this.#isStaffed = cashiers.length > 0;
    if (!this.#now) return;
    if (signedIn !== undefined) this.#hasSignedIn = true;
    else if (this.#hasSignedIn) this.#end();
  }

  stop(): void {
    this.#now?.abort();
    this.#now = undefined;
  }

  #end(): void {
    this.stop();
    this.#onOver();
  }
}
