import { personalKeys } from '../../core/storage/personalKeys.ts';

/**
 * A guest's data of the last contact, stored in the browser so that the next contact needs no dialog
 * (docs/product/contact.md, 'Guests').
 */
export interface GuestData {
  employerId: number;
  /** The same employer's global id. */
  employer: string;
  name: string;
  email: string;
  whatsApp: string;
  company: string;
  description: string;
  partTime: boolean;
  fullTime: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = personalKeys.guest;
/** One hour from the last contact. */
export const guestLifetimeMilliseconds = 36e5;

export function saveGuest(store: Store, guest: GuestData, now: number): void {
  store.setItem(storageKey, JSON.stringify({ ...guest, lastContactAt: now }));
}

/**
 * What is kept, or null. What is older than an hour, or has no sensible time, is cleared. Looking does not renew the hour:
 * `saveGuest` does, when the server has renewed the cookie.
 */
export function keepGuest(store: Store, now: number): GuestData | null {
  const kept = parse(store.getItem(storageKey));
  const age = kept ? now - kept.lastContactAt : Number.NaN;
  if (!kept || !(age >= 0 && age <= guestLifetimeMilliseconds)) {
    store.removeItem(storageKey);
    return null;
  }
  const { lastContactAt: _, ...guest } = kept;
  return guest;
}

/** For users who sign in as a job seeker or an admin, and for everyone who signs out. */
export function forgetGuest(store: Store): void {
  store.removeItem(storageKey);
}

function parse(text: string | null): (GuestData & { lastContactAt: number }) | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is GuestData & { lastContactAt: number } {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    ['employerId', 'lastContactAt'].every((name) => Number.isFinite(fields[name])) &&
    ['employer', 'name', 'email', 'whatsApp', 'company', 'description'].every(
      (name) => typeof fields[name] === 'string',
    ) &&
    ['partTime', 'fullTime'].every((name) => typeof fields[name] === 'boolean')
  );
}
