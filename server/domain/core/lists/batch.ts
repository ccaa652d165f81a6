import DataLoader from 'dataloader';

/**
 * Loads in one call what the rows of a list request one by one in the same tick. Results are not cached between ticks.
 * @param load loads the values of all keys; each key is passed once.
 */
export function inBatches<Key, Value>(
  load: (keys: Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(
    async (keys) => {
      const value = await load([...new Set(keys)]);
      return keys.map((key) => value(key));
    },
    { cache: false },
  );
  return (key) => loader.load(key);
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
