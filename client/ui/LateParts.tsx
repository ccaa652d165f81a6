import { __iconNode as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './action/IconButton.tsx';
import { classNames } from './base/classNames.ts';
import { Icon } from './base/Icon.tsx';
import { whenIdle } from './base/whenNear.ts';
import { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
import { asked } from './dialog/confirm.ts';
import { dismissToast, type ToastMessage, toastPlaces, toasts } from './display/toasts.ts';
import { focusHeading, focusOn, isField } from './focus/focusOn.ts';
import styles from './LateParts.module.css';

/** What the interface needs once someone uses the page. Its code loads after the page's. */
export function LateParts() {
  useEffect(keepFocus, []);
  useEffect(keepFieldInView, []);
  useEffect(prepareLikely, []);
  return (
    <>
      <Toaster />
      <ConfirmHost />
    </>
  );
}

/** Keeps the field that has the focus in view when an on-screen keyboard takes a part of the window. Returns its end. */
function keepFieldInView(): () => void {
  const seen = window.visualViewport ?? window;
  const show = () => {
    const field = document.activeElement;
    if (isField(field)) field.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', show);
  return () => seen.removeEventListener('resize', show);
}

/**
 * Prepares what the next press is likely to open (`data-likely`), as hovering does: who scrolls through a list on a touch screen is about
 * to choose. Returns its end.
 */
function prepareLikely(): () => void {
  const prepare = () =>
    whenIdle(() =>
      document.querySelector('[data-likely]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    );
  // Many have scrolled before this code is here.
  if (window.scrollY > 0) prepare();
  else window.addEventListener('scroll', prepare, { once: true });
  return () => window.removeEventListener('scroll', prepare);
}

/** Shows what `confirm` asks, without a connection too. LateParts has the only one. */
function ConfirmHost() {
  const question = asked.use();
  return question && <ConfirmDialog key={question.id} question={question} />;
}

const shownFor = 6000;
const icons = { success: IconCheck, info: IconInfoCircle, warning: IconAlertTriangle };

/**
 * The region for toasts, once in LateParts: in the topmost dialog while one is open. They are announced by showToast, and stay while
 * the pointer or the focus is on one of them.
 */
function Toaster() {
  const dialog = toastPlaces.use().at(-1);
  return dialog ? createPortal(<Region inDialog />, dialog) : <Region />;
}

function Region({ inDialog = false }: { inDialog?: boolean }) {
  const [isRead, setRead] = useState(false);
  const read = () => setRead(true);
  const leave = () => setRead(false);
  return (
    <section
      className={classNames(styles.region, inDialog && styles.inDialog)}
      aria-label="Messages"
      data-layer
      onPointerOver={read}
      onPointerLeave={leave}
      onFocus={read}
      onBlur={leave}
    >
      {toasts.use().map((message) => (
        <Toast key={message.id} message={message} stays={isRead} onDismiss={leave} />
      ))}
    </section>
  );
}

function Toast({ message, stays, onDismiss }: { message: ToastMessage; stays: boolean; onDismiss: () => void }) {
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(message.id), shownFor);
    return () => clearTimeout(timer);
  }, [message.id, stays]);
  return (
    <div className={classNames(styles.toast, message.tone === 'warning' && styles.warning)}>
      <Icon of={icons[message.tone]} className={styles.icon} />
      <p>{message.text}</p>
      <IconButton
        label="Dismiss"
        onClick={() => {
          dismissToast(message.id);
          // What goes does not lose the focus by an event.
          onDismiss();
        }}
      >
        <Icon of={IconX} />
      </IconButton>
    </div>
  );
}

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
function keepFocus(): () => void {
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
