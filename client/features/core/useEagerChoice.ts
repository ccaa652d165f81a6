import { useRef, useState } from 'react';

/**
 * A choice that is shown at once and saved in the background. Changes are saved one after the other, so that the last one
 * counts. `save` resolves to whether it succeeded; after a failure the stored value is shown again.
 */
export function useEagerChoice<Value>(
  stored: Value,
  save: (value: Value) => Promise<boolean>,
): [shown: Value, choose: (value: Value) => Promise<void>] {
  const wanted = useRef<{ value: Value } | null>(null);
  const [shown, setShown] = useState<{ value: Value } | null>(null);

  async function choose(value: Value) {
    const isSaving = wanted.current !== null;
    let next = { value };
    wanted.current = next;
    setShown(next);
    if (isSaving) return;
    for (let saved = stored; next.value !== saved; next = wanted.current) {
      if (!(await save(next.value))) break;
      saved = next.value;
    }
    wanted.current = null;
    setShown(null);
  }
  return [shown ? shown.value : stored, choose];
}
