/** Lets so many of these run at the same time; the others wait for their turn. */
export function atOnce(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever comes next takes over this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
