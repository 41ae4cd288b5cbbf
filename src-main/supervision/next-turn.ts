/** Resolves once whatever waits in this process (commands, answers, timers) has had its turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
