import { focusHeading, focusOn } from './focusOn.ts';

/** Where a focused element is. */
interface Place {
  element: HTMLElement;
  /** The dialog, the menu or the toasts that it is in; null for the page. */
  layer: Element | null;
  /** From the innermost to the outermost below the frame of the page. */
  ancestors: HTMLElement[];
  /** The ancestors that are items of a list or rows of a table, with their positions at that time. */
  items: { item: HTMLElement; list: Element | null; index: number }[];
}

/** The latest place of the page and of each layer, in this order of use, the latest last. A closed dialog leads back. */
let places: Place[] = [];
const maxPlaces = 8;

/** Mantine needs 10 ms to give the focus back where a dialog closes. In milliseconds. */
const settling = 50;

/**
 * Keeps the focus on the page when the focused element is removed, hidden or disabled: it moves to the next item of the same list,
 * else to the heading of the part of the page or the dialog that it was in, else back to what had the focus before the
 * dialog. Returns what stops it.
 */
export function keepFocus(): () => void {
  let timer: number | undefined;
  function schedule() {
    if (document.activeElement !== document.body) return;
    timer ??= window.setTimeout(() => {
      timer = undefined;
      recover();
    }, settling);
  }
  const observer = new MutationObserver(schedule);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  if (document.activeElement instanceof HTMLElement) rememberPlace(document.activeElement);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

function remember({ target }: FocusEvent): void {
  if (target instanceof HTMLElement) rememberPlace(target);
}

function rememberPlace(element: HTMLElement): void {
  if (element === document.body) return;
  const ancestors: HTMLElement[] = [];
  const items: Place['items'] = [];
  for (let at = element.parentElement; at && !isFrame(at); at = at.parentElement) {
    ancestors.push(at);
    if (at.matches('li, tr')) {
      const list = at.parentElement;
      items.push({ item: at, list, index: list ? [...list.children].indexOf(at) : 0 });
    }
  }
  const layer = element.closest('dialog, [role="menu"], [data-layer]');
  places = [...places.filter((place) => place.layer !== layer), { element, layer, ancestors, items }].slice(-maxPlaces);
}

/** A person who presses beside all controls has left them: nothing is to have the focus. */
function forget({ target, relatedTarget }: FocusEvent): void {
  // The next control has the focus. It may be gone by the time of a late timer.
  if (relatedTarget !== null) return;
  setTimeout(() => {
    if (document.activeElement === document.body && isUsable(target)) places = [];
  });
}

function recover(): void {
  const latest = places.at(-1);
  if (document.activeElement !== document.body || !latest || isUsable(latest.element)) return;
  // Another page is being loaded. Its heading gets the focus then (RouteFocus).
  if (document.querySelector('main [role="status"][aria-busy="true"]')) return;
  for (const place of places.toReversed()) {
    const target = isUsable(place.element) ? place.element : nearestTo(place);
    if (!target) continue;
    focusOn(target);
    return;
  }
  focusHeading();
}

function nearestTo({ ancestors, items }: Place): HTMLElement | null {
  for (const ancestor of ancestors) {
    if (!isShown(ancestor)) continue;
    const removed = items.find(({ item, list }) => list === ancestor && !item.isConnected);
    if (removed) {
      const shown = [...ancestor.children].filter(isShown);
      const next = shown[Math.min(removed.index, shown.length - 1)];
      if (next) return next;
    }
    if (items.some(({ item }) => item === ancestor)) return ancestor;
    const heading = [...ancestor.querySelectorAll('h1, h2, h3, h4')].find(isShown);
    if (heading) return heading;
  }
  return null;
}

const isFrame = (element: Element): boolean => element === document.body || element.querySelector('main') !== null;

const isShown = (element: unknown): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility({ visibilityProperty: true });

const isUsable = (element: unknown): boolean =>
  isShown(element) && !element.matches(':disabled') && element.closest('[inert]') === null;
