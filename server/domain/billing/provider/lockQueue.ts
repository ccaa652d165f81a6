/**
 * Runs work with the same key one after the other, in the order of the calls, and at most `limit` pieces of work at once.
 * Waiting work holds no database connection.
 */
export function lockQueue(limit: number): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lastOf = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = limit;

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
    const result = (lastOf.get(key) ?? Promise.resolve()).then(() => withinLimit(work));
    const settled = result
      .catch(() => {})
      .then(() => {
        if (lastOf.get(key) === settled) lastOf.delete(key);
      });
    lastOf.set(key, settled);
    return result;
  };
}
