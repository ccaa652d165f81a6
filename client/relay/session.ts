import type { IEnvironment } from 'relay-runtime';
import { restartSocket } from './subscribe.ts';

const versionKey = 'hourhand-session';
let versionOfThisPage: string | null = null;

/**
 * To be called after sign-in and sign-out. Loads the page at `address` from the server: nothing that was read as somebody
 * else stays, neither in memory nor in the other tabs.
 */
export function sessionChanged(address: string): void {
  writeVersion();
  window.location.assign(address);
}

/**
 * To be called when the viewer has become somebody in the middle of what they do, as a guest does by contacting. What is
 * read from now on, and heard, is read as whoever the cookies name; `useIdentityChanged` reads the page again too.
 */
export function identityChanged(environment: IEnvironment): void {
  environment.getStore().notify(undefined, true);
  restartSocket();
}

/** Loads this page again when another tab signs in or out, or when the browser brings back an older one from its cache. */
export function watchSession(): void {
  versionOfThisPage = readVersion();
  const reloadIfOutdated = () => {
    if (readVersion() !== versionOfThisPage) window.location.reload();
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
    // Storage is refused: the other tabs notice when they next ask the server.
  }
}
