/**
 * Loads in one call what the rows of a list request one by one in the same tick. Results are not cached between ticks.
 * @param load loads the values of all keys; each key is passed once.
 */
export function inBatches<Key, Value>(
  load: (keys: Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  let waiting: { keys: Set<Key>; answer: Promise<(key: Key) => Value> } | undefined;
  return async (key) => {
    if (!waiting) {
      const keys = new Set<Key>();
      const answer = turnEnds().then(() => {
        waiting = undefined;
        return load([...keys]);
      });
      waiting = { keys, answer };
    }
    waiting.keys.add(key);
    return (await waiting.answer)(key);
  };
}

/**
 * The same for what depends on a request: keys are collected for each context.
 * @param load gets the context and the keys of one tick.
 */
export function batchedBy<Ctx extends object, Key, Value>(
  load: (ctx: Ctx, keys: Key[]) => Promise<(key: Key) => Value>,
): (ctx: Ctx, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Ctx, (key: Key) => Promise<Value>>();
  return (ctx, key) => {
    const loader = loaders.get(ctx) ?? inBatches((keys: Key[]) => load(ctx, keys));
    loaders.set(ctx, loader);
    return loader(key);
  };
}

/** Runs after all promises that are already resolved, so that every row of a list has made its request. */
const turnEnds = () => new Promise<void>((resolve) => void Promise.resolve().then(() => process.nextTick(resolve)));
