/** Resolves in a later turn of the event loop, after commands, answers and timers that are waiting now. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
