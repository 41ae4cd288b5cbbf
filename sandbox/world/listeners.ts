/** Listeners of an event. They are called one after another, in the order in which they were added. */
export class Listeners<T> {
  readonly #listeners: ((value: T) => void)[] = [];

  add(listener: (value: T) => void): void {
    this.#listeners.push(listener);
  }

  tell(value: T): void {
    for (const listener of this.#listeners) listener(value);
  }
}
