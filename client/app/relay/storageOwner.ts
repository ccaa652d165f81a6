let owner = 'visitor';

/** Call it before hydration, with the owner of the page. */
export function setStorageOwner(id: string): void {
  owner = id;
}

/**
 * Whose data this page stores in the browser: the id of the user for whom the server made it, or `visitor`. In the browser only.
 * Signing in and out loads another page.
 */
export const storageOwner = (): string => owner;
