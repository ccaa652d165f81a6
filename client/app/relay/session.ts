import type { IEnvironment } from 'relay-runtime';
import { restartSocket } from './subscribe.ts';

const versionKey = 'hourhand-session';
let versionOfThisPage: string | null = null;
let isOver = false;

/** Whether the page is being replaced because its viewer is another one now. Nothing may hold that up. */
export const isPageOver = (): boolean => isOver;

/**
 * Call it after sign-in and sign-out. Loads the page at `address` from the server, so that no data of the previous
 * viewer remains in memory or in other tabs.
 */
export function sessionChanged(address: string): void {
  writeVersion();
  isOver = true;
  window.location.assign(address);
}

/**
 * Call it when the viewer's identity changes without a page load, as when a visitor becomes a guest. Later requests and
 * live events use the new cookies; `useIdentityChanged` reads the page again.
 */
export function identityChanged(environment: IEnvironment): void {
  environment.getStore().notify(undefined, true);
  restartSocket();
}

/** Reloads this page when another tab signs in or out, or when the browser restores an older one from its cache. */
export function watchSession(): void {
  versionOfThisPage = readVersion();
  const reloadIfOutdated = () => {
    if (readVersion() === versionOfThisPage) return;
    isOver = true;
    window.location.reload();
  };
  window.addEventListener('storage', reloadIfOutdated);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) reloadIfOutdated();
  });
}

function readVersion(): string | null {
  try {
    return localStorage.getItem(versionKey);
  } catch {
    return null;
  }
}

function writeVersion(): void {
  try {
    versionOfThisPage = String(Date.now());
    localStorage.setItem(versionKey, versionOfThisPage);
  } catch {
    // Storage is not available: other tabs notice at their next request.
  }
}
