import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './Announcer.tsx';
import { focusOn, isField } from './focusOn.ts';

/**
 * For content that takes the place of other content, such as the next step or page: when `shown` changes, the element with the
 * returned ref gets the focus, in view, so that screen readers announce it. It is the new content's heading, or its list,
 * whose first item gets the focus. A field keeps the focus, and so does what sorts a table.
 */
export function useReplacedContent<Content extends HTMLElement>(shown: unknown): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const target = beginningOf(content.current);
    if (!target || isInUse(document.activeElement, target)) return;
    // What has the focus already is not announced again.
    if (target === document.activeElement) announce(target.textContent);
    focusOn(target);
  }, [shown]);
  return content;
}

const isInUse = (focused: Element | null, target: HTMLElement): boolean =>
  isField(focused) || (target.closest('table')?.contains(focused) ?? false);

function beginningOf(content: HTMLElement | null): HTMLElement | null {
  if (!content?.matches('ul, ol, tbody')) return content;
  return content.firstElementChild instanceof HTMLElement ? content.firstElementChild : null;
}
