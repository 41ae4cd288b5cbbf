/** Whether a file could not be read because there is none; also where something else stands in the place of its folder. */
export const isMissing = (error: unknown): boolean =>
  isOfDisk(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Whether it is the disk or the system that says so, and not what the file holds: it may pass. */
export const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
