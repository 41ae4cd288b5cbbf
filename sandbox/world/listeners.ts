/** Those who want to hear of something: told one after another, in the order they came. */
export class Listeners<T> {
  readonly #listeners: ((value: T) => void)[] = [];

  add(listener: (value: T) => void): void {
    this.#listeners.push(listener);
  }

  tell(value: T): void {
    for (const listener of this.#listeners) listener(value);
  }
}
