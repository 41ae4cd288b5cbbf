import { placeCustomerWindow, samePlacement } from './placement.ts';
import type { CustomerView } from '../../shared/contract/customer-display.ts';
import type { CustomerScreenView } from '../../shared/contract/views.ts';
import type { CustomerDisplay } from '../../shared/preferences.ts';
import type { DisplaySource } from './displays.ts';
import type { Placement } from './placement.ts';

/** An open window for the customer. */
export interface CustomerWindow {
  place(placement: Placement): void;
  show(view: CustomerView): void;
  close(): void;
}

export interface KeeperParts {
  readonly displays: DisplaySource;
  /** `onGone` is called when the window is gone: a person closed it, or something took it away. Not for `close()`. */
  readonly open: (placement: Placement, onGone: (how: 'closed' | 'taken') => void) => CustomerWindow;
  /** Nobody asked for the window to go: `arrange` is to be called in a while, and opens it again. */
  readonly onTaken: () => void;
  readonly windowed: boolean;
  /** Hears how the customer's screen is doing. */
  readonly onState: (state: CustomerScreenView['state'] | undefined) => void;
}

/**
 * Opens, moves and closes the customer's window as displays come and go. It holds nothing but the window: a sale goes
 * on whatever happens to it.
 */
export class WindowKeeper {
  readonly #parts: KeeperParts;
  readonly #stopListening: () => void;
  #wanted: CustomerDisplay = 'off';
  #open: { readonly window: CustomerWindow; readonly placement: Placement } | undefined;
  /** A person closed the window: it stays closed until a person asks for it. */
  #closed = false;
  #view: CustomerView | undefined;
  #stopped = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#stopListening = parts.displays.onChange(() => this.arrange());
  }

  /** The latest view, and whether a customer's screen is wanted. */
  follow(view: CustomerView, wanted: CustomerDisplay): void {
    if (this.#stopped) return;
    this.#view = view;
    if (wanted !== this.#wanted) {
      this.#wanted = wanted;
      this.detect();
    }
    this.#open?.window.show(view);
  }

  /** Whatever became of the window before is forgotten. */
  detect(): void {
    this.#closed = false;
    if (!this.#open) this.#parts.onState(undefined);
    this.arrange();
  }

  /** For good: the displays are not asked any more, since the cashier's window is gone. */
  stop(): void {
    this.#stopped = true;
    this.#stopListening();
    this.#open?.window.close();
    this.#open = undefined;
  }

  /** Where displays are now, and the window that is never covered. */
  arrange(): void {
    if (this.#stopped) return;
    const { displays, windowed, open, onState } = this.#parts;
    const wanted = this.#closed ? 'off' : this.#wanted;
    const placement = placeCustomerWindow({
      displays: displays.all(),
      cashiersId: displays.cashiersId(),
      now: this.#open?.placement,
      wanted,
      windowed,
    });
    if (!placement) this.#close();
    else if (!this.#open) {
      this.#open = { placement, window: open(placement, (how) => this.#gone(how)) };
      if (this.#view) this.#open.window.show(this.#view);
      onState('shown');
    } else if (!samePlacement(placement, this.#open.placement)) {
      this.#open.window.place(placement);
      this.#open = { ...this.#open, placement };
    }
  }

  #close(): void {
    if (!this.#open) return;
    this.#open.window.close();
    this.#open = undefined;
    this.#parts.onState(this.#wanted === 'off' ? undefined : 'unplugged');
  }

  #gone(how: 'closed' | 'taken'): void {
    this.#open = undefined;
    if (this.#stopped) return;
    this.#closed = how === 'closed';
    this.#parts.onState(how === 'closed' ? 'closed' : undefined);
    if (how === 'taken') this.#parts.onTaken();
  }
}
