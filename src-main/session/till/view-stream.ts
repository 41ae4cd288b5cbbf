/** Sends the view once after any number of changes in one turn. */
export class ViewStream<View> {
  readonly #send: (view: View) => void;
  #view: (() => View) | undefined;
  #due = false;

  constructor(send: (view: View) => void) {
    this.#send = send;
  }

  /** From now on changes are sent; `view` answers what there is to see. */
  follow(view: () => View): void {
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
