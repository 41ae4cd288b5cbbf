/** Rejections that nobody handled since the last look. The program must be told once to collect them. */
const rejections: unknown[] = [];

export function unhandled(): readonly unknown[] {
  return rejections.splice(0);
}

/** Collects unhandled rejections while `work` runs, in place of whoever else would end the program for them. */
export async function collectingUnhandled<T>(work: () => Promise<T>): Promise<T> {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => rejections.push(reason));
  try {
    return await work();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
}
