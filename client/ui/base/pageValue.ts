import { useSyncExternalStore } from 'react';

/** A value that belongs to the page rather than to a component, and that components render. */
export interface PageValue<Value> {
  read: () => Value;
  set: (next: Value) => void;
  /** The current value; the initial one during server rendering. */
  use: () => Value;
}

export function pageValue<Value>(initial: Value): PageValue<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}
