import { useEffect, useState } from 'react';

/** How long the searches for people wait for the next key, in milliseconds (docs/product/back-office.md, 'Lists'). */
export const searchDebounce = 700;

/** The value as it was when it had stayed the same for so long; at once where it is empty. */
export function useDebounced<Value>(value: Value, milliseconds = searchDebounce): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === '') {
      setSettled(value);
      return;
    }
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === '' ? value : settled;
}
