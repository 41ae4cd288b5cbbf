/**
 * Sends the view once for all changes of a turn of the event loop, at the end of the turn: what a change brings about, such as
 * the request for a payment, does not wait for the view.
 */
export class ViewStream<View> {
  readonly #send: (view: View) => void;
  #view: (() => View) | undefined;
  #due: Promise<void> | undefined;

  constructor(send: (view: View) => void) {
    this.#send = send;
  }

  /** Begins to send what `view` answers after each change. */
  follow(view: () => View): void {
    this.#view = view;
    this.changed();
  }

  changed(): void {
    this.#due ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#due = undefined;
        // An error is the process's to report; whoever waits goes on.
        resolve();
        if (this.#view) this.#send(this.#view());
      });
    });
  }

  /** Resolves once every change so far was sent. A command is answered after that: its window then shows what it did. */
  async sent(): Promise<void> {
    await this.#due;
  }
}
