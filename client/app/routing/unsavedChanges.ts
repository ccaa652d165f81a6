import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { isPageOver } from '../relay/session.ts';

/** A form that may hold what is not saved. */
export interface UnsavedChanges {
  isDirty: () => boolean;
  /** Called when the user decides to leave without saving. */
  discard: () => void;
}

const forms = new Set<UnsavedChanges>();

export const hasUnsavedChanges = (): boolean => [...forms].some((form) => form.isDirty());

export function discardUnsavedChanges(): void {
  for (const form of forms) if (form.isDirty()) form.discard();
}

/** Warns before the page is left while `form` is dirty. Returns the function that ends the watch. */
export function watchUnsavedChanges(form: UnsavedChanges): () => void {
  if (forms.size === 0) window.addEventListener('beforeunload', warn);
  forms.add(form);
  return () => {
    forms.delete(form);
    // Some browsers keep no page with this listener for going back.
    if (forms.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

/** Reads the page again without a warning, for forms that keep what was typed as a draft. */
export function reloadWithDrafts(): void {
  window.removeEventListener('beforeunload', warn);
  window.location.reload();
}

let isOld = false;

/** Reloads a page that is older than the server once it is hidden and has no unsaved input. */
export function reloadWhenHidden(): void {
  if (isOld) return;
  isOld = true;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !hasUnsavedChanges()) window.location.reload();
  });
}

/** Makes the browser ask in its own words. */
function warn(event: BeforeUnloadEvent): void {
  if (!isPageOver() && hasUnsavedChanges()) event.preventDefault();
}

/** Resolves to whether the user wants to lose what was typed. */
export async function confirmDiscard(): Promise<boolean> {
  // Loaded with the page's late parts.
  const { confirm } = await import('../../ui/dialog/confirm.ts');
  const discards = await confirm({
    title: 'Discard your changes?',
    text: 'Your changes have not been saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    destructive: true,
    action: async () => ({ ok: true, success: true }),
  });
  return discards ?? false;
}

/**
 * Asks before the app navigates away from a form with unsaved changes. The router consults one blocker only, so this is
 * the only one, and forms register with `watchUnsavedChanges`.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );
  // Strict mode runs the effect twice in development.
  const handled = useRef<Blocker | null>(null);
  useEffect(() => {
    if (blocker.state !== 'blocked' || handled.current === blocker) return;
    handled.current = blocker;
    void confirmDiscard().then((discards) => {
      if (!discards) return blocker.reset();
      discardUnsavedChanges();
      blocker.proceed();
    });
  }, [blocker]);
  return null;
}
