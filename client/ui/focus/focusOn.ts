/** Moves the focus to an element, which need not be a control, and scrolls it into view. */
export function focusOn(element: HTMLElement): void {
  focusWithoutScroll(element);
  element.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the page's main heading, where a new page begins for screen readers. The page keeps its scroll position. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) focusWithoutScroll(heading);
}

export const isField = (element: Element | null): element is HTMLElement =>
  element?.matches('input, select, textarea') ?? false;

function focusWithoutScroll(element: HTMLElement): void {
  // -1 for what cannot have the focus without it.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
