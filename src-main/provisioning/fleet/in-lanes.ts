/** Does `work` for each, at most `lanes` at a time and begun in order; the results are in the order of `items`. */
export async function inLanes<Item, T>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<T>,
): Promise<readonly T[]> {
  const results = new Array<T>(items.length);
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
