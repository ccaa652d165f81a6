/** What a guest left with the last contact, kept in the browser so that the next one needs no questions (spec 001 §3). */
export interface GuestData {
  employerId: number;
  name: string;
  email: string;
  whatsApp: string;
  company: string;
  description: string;
  partTime: boolean;
  fullTime: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'hourhand-guest';
/** One hour from the last contact (spec 001 §9). */
export const guestLifetimeMilliseconds = 36e5;

export function saveGuest(store: Store, guest: GuestData, now: number): void {
  store.setItem(storageKey, JSON.stringify({ ...guest, lastContactAt: now }));
}

/** What is kept, or null. What is older than an hour, or has no sensible time, is cleared; else its hour begins anew. */
export function keepGuest(store: Store, now: number): GuestData | null {
  const kept = parse(store.getItem(storageKey));
  const age = kept ? now - kept.lastContactAt : Number.NaN;
  if (!kept || !(age >= 0 && age <= guestLifetimeMilliseconds)) {
    store.removeItem(storageKey);
    return null;
  }
  const { lastContactAt: _, ...guest } = kept;
  saveGuest(store, guest, now);
  return guest;
}

/** For whoever has signed in as somebody else than an employer. */
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
    ['name', 'email', 'whatsApp', 'company', 'description'].every((name) => typeof fields[name] === 'string') &&
    ['partTime', 'fullTime'].every((name) => typeof fields[name] === 'boolean')
  );
}
