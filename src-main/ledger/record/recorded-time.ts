/** Whether a calendar has this time, in epoch milliseconds: one damaged byte can make it one that nothing can format. */
export function isTime(at: unknown): at is number {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
}

/** For a file or a line of text; a time that no calendar has stays the number that it is. */
export function recordedTime(at: number): string | number {
  return isTime(at) ? new Date(at).toISOString() : at;
}
