import type { TillView } from '../../shared/contract/views.ts';

/** Sends the view once after any number of changes in one turn. */
export class ViewStream {
  readonly #send: (view: TillView) => void;
  #view: (() => TillView) | undefined;
  #due = false;

  constructor(send: (view: TillView) => void) {
    this.#send = send;
  }

  /** From now on changes are sent; `view` answers what there is to see. */
  follow(view: () => TillView): void {
    this.#view = view;
    this.changed();
  }

  changed(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.#view) this.#send(this.#view());
    });
  }
}
