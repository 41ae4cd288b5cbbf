/**
 * Runs `work` as a user who is bound by file permissions. Continuous integration often runs as root, for whom a
 * read-only file is not read-only.
 */
export function asOrdinaryUser(work: () => void): void {
  if (process.getuid?.() !== 0 || !process.seteuid) {
    work();
    return;
  }
  const nobody = 65_534;
  process.seteuid(nobody);
  try {
    work();
  } finally {
    process.seteuid(0);
  }
}
