import { draftKey } from '../storage/personalKeys.ts';

const keyOf = (name: string, owner?: string) => draftKey(`form-${name}`, owner);

/** No form has a name that ends so. */
const versionSuffix = '-version';

type Draft = Record<string, unknown>;

/** Where the draft of a form is kept. */
export interface DraftPlace {
  name: string;
  /** This tab's storage, or the browser's. May throw where storage is refused. */
  storage: () => Storage;
  /** Of the record that the form edits, kept beside the values. */
  version?: () => string | null;
}

/** A draft that lasts as long as this tab. */
export const tabDraft = (name: string): DraftPlace => ({ name, storage: () => sessionStorage });

/**
 * A draft that a visitor keeps in this browser until they have an account. Without one it lasts as long as the tab.
 * @param isKept whether the viewer is a visitor; asked for each change
 */
export const browserDraft = (name: string, isKept: () => boolean): DraftPlace => ({
  name,
  storage: () => (isKept() || hasBrowserDraft(name) ? localStorage : sessionStorage),
});

export function hasBrowserDraft(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    // Storage is refused: there is nothing in it.
    return false;
  }
}

/** Gives a draft that a visitor keeps in this browser to a user, whose own of the same form it replaces. */
export function handOverBrowserDraft(name: string, userId: string): void {
  try {
    const draft = localStorage.getItem(keyOf(name, 'visitor'));
    if (draft === null) return;
    localStorage.setItem(keyOf(name, userId), draft);
    localStorage.removeItem(keyOf(name, 'visitor'));
  } catch {
    // Storage is refused: there is nothing in it.
  }
}

/**
 * The values that were typed into the form before the page was reloaded, or null. Only what still has the shape of the
 * form is taken.
 */
export function readFormDraft<Values extends object>(place: DraftPlace, initialValues: Values): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(place.storage().getItem(keyOf(place.name)) ?? 'null');
    return isDraftOf(initialValues, stored) && Object.keys(stored).length > 0 ? stored : null;
  } catch {
    // Storage is refused, or holds something else.
    return null;
  }
}

/** Keeps the values that differ from the initial ones. Files cannot be kept. */
export function keepFormDraft<Values extends object>(place: DraftPlace, values: Values, initialValues: Values): void {
  const initial = new Map(Object.entries(initialValues));
  const changed: Draft = Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !(value instanceof Blob) && JSON.stringify(value) !== JSON.stringify(initial.get(key)),
    ),
  );
  try {
    const storage = place.storage();
    const version = place.version?.() ?? null;
    if (Object.keys(changed).length === 0) {
      forgetFormDraft(place);
      return;
    }
    storage.setItem(keyOf(place.name), JSON.stringify(changed));
    if (version !== null) storage.setItem(keyOf(place.name) + versionSuffix, version);
  } catch {
    // Storage is refused: the values live as long as the page.
  }
}

/** The version of the record that the kept values were typed for; null if it is not known. */
export function draftVersion(place: DraftPlace): string | null {
  try {
    return place.storage().getItem(keyOf(place.name) + versionSuffix);
  } catch {
    return null;
  }
}

export function forgetFormDraft(place: DraftPlace): void {
  try {
    const storage = place.storage();
    storage.removeItem(keyOf(place.name));
    storage.removeItem(keyOf(place.name) + versionSuffix);
  } catch {
    // Storage is refused: there is nothing in it.
  }
}

/** An older version of the form may have had other fields. A field that began as null may hold anything. */
function isDraftOf<Values extends object>(initialValues: Values, stored: unknown): stored is Partial<Values> {
  if (typeof stored !== 'object' || stored === null) return false;
  const initial = new Map(Object.entries(initialValues));
  return Object.entries(stored).every(([key, value]) => {
    const first = initial.get(key);
    return initial.has(key) && (first === null || value === null || typeof first === typeof value);
  });
}
