/** Called with each whole percent of the rows, once. */
export type OnProgress = (percent: number) => void;

/** Counts rows that have been gone through, of about so many: the last percent is for whatever comes after them. */
export function countRows(expected: number, onProgress: OnProgress): (rows?: number) => void {
  let [done, said] = [0, 0];
  return (rows = 1) => {
    done += rows;
    const percent = Math.min(99, Math.floor((100 * done) / Math.max(expected, 1)));
    if (percent <= said) return;
    said = percent;
    onProgress(percent);
  };
}
