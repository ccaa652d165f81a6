/** Begins as the chat's drafts do, so that signing out removes both. No chat has an id that begins so. */
const prefix = 'hourhand-draft-form-';

type Draft = Record<string, unknown>;

/** Where the draft of a form is kept. */
export interface DraftPlace {
  name: string;
  /** This tab's storage, or the browser's. May throw where storage is refused. */
  storage: () => Storage;
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
    return localStorage.getItem(prefix + name) !== null;
  } catch {
    // Storage is refused: there is nothing in it.
    return false;
  }
}

/**
 * The values that were typed into the form before the page was reloaded, or null. Only what still has the shape of the
 * form is taken.
 */
export function readFormDraft<Values extends object>(place: DraftPlace, initialValues: Values): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(place.storage().getItem(prefix + place.name) ?? 'null');
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
    if (Object.keys(changed).length > 0) place.storage().setItem(prefix + place.name, JSON.stringify(changed));
    else place.storage().removeItem(prefix + place.name);
  } catch {
    // Storage is refused: the values live as long as the page.
  }
}

export function forgetFormDraft(place: DraftPlace): void {
  try {
    place.storage().removeItem(prefix + place.name);
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
