/** A line of text alone has more, also where letters have no soft edges. */
const MOST_CHANGES = 15;

/**
 * Whether a picture of a window has nothing to read on it: at most a few rows differ from the one above. Plain areas, which
 * Chromium fills without its graphics process, may stand on it. `bitmap` has `rows` rows; without any there is no picture.
 */
export function showsNothing(bitmap: Buffer, rows: number): boolean {
  const width = bitmap.length / rows;
  let changes = 0;
  for (let from = width; from < bitmap.length; from += width) {
    const isAsAbove = bitmap.compare(bitmap, from, from + width, from - width, from) === 0;
    if (!isAsAbove && ++changes > MOST_CHANGES) return false;
  }
  return true;
}
