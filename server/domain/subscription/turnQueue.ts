/**
 * Runs what has the same key one after the other, in the order of asking, and at most `most` things at once. Whoever waits
 * here holds nothing; whoever runs may hold a connection to the database, of which there are few.
 */
export function turnQueue(most: number): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lastOf = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = most;

  async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return (key, work) => {
    const turn = (lastOf.get(key) ?? Promise.resolve()).then(() => withinLimit(work));
    const over = turn
      .catch(() => {})
      .then(() => {
        if (lastOf.get(key) === over) lastOf.delete(key);
      });
    lastOf.set(key, over);
    return turn;
  };
}
