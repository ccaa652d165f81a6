import { useState } from 'react';

/**
 * The greatest value there has been. For what never goes back, but is told by several answers at once: one that was
 * asked earlier may arrive later.
 */
export function useGreatest(value: number): number {
  const [greatest, setGreatest] = useState(value);
  if (value > greatest) setGreatest(value);
  return Math.max(value, greatest);
}
