/** Does work as a user who is not root: nothing is unreadable to root, and nobody else may read what is of mode 0. */
export async function asSomebody(work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
