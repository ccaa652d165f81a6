import { type KeyboardEvent, useRef } from 'react';

const moving = /^(Arrow|Page|Home$|End$)/;

/**
 * Tells a chosen option from one that is only passed: arrow keys and letters change a closed select at each press. With the
 * list open, by pointer, Enter, Space or Alt with an arrow, a change is a choice.
 */
export function useBrowsing() {
  const browsing = useRef(false);
  return {
    isBrowsing: () => browsing.current,
    onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
      const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
      if (moving.test(key) || isLetter) browsing.current = !altKey;
      else if (key === 'Enter' || key === ' ' || key === 'F4') browsing.current = false;
    },
    onPointerDown() {
      browsing.current = false;
    },
  };
}
