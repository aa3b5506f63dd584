/** Two, because that is how many cores the smallest machine has that must finish in time. */
const lanes = 2;

/** Runs `work` on every item, at most two at once, and answers in the items' order. */
export async function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [position, item] of queue) results[position] = await work(item);
    }),
  );
  return results;
}
