/** Sends the view at most once per turn of the event loop, however often it changes. */
export class ViewStream<View> {
  readonly #send: (view: View) => void;
  #view: (() => View) | undefined;
  #due = false;

  constructor(send: (view: View) => void) {
    this.#send = send;
  }

  /** Begins to send what `view` answers after each change. */
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
