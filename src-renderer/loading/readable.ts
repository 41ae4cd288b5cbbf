/**
 * The same promise, marked with its value as soon as that is there: React's `use` reads a marked promise without a wait,
 * also the first time that it sees it.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  void promise.then(
    (value) => markedWith(promise, value),
    // Whoever reads it learns of the failure.
    () => undefined,
  );
  return promise;
}

/** A promise of what is there already. */
export function readableNow<T>(value: T): Promise<T> {
  return markedWith(Promise.resolve(value), value);
}

function markedWith<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
