/**
 * Asks once for what the rows of a list ask for one by one in the same turn. Nothing is kept afterwards: what changes from
 * one turn to the next is seen.
 * @param load reads what is known of all keys; a key is given once.
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

/** After the promises that can be kept at once: those of all rows of a list have asked by then. */
const turnEnds = () => new Promise<void>((resolve) => void Promise.resolve().then(() => process.nextTick(resolve)));
