/** Begins as the chat's drafts do, so that signing out removes both. No chat has an id that begins so. */
const prefix = 'hourhand-draft-form-';

type Draft = Record<string, unknown>;

/**
 * The values that were typed into the form of this name before the page was reloaded, or null. Only what still has the
 * shape of the form is taken.
 */
export function readFormDraft<Values extends object>(name: string, initialValues: Values): Partial<Values> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    return isDraftOf(initialValues, stored) && Object.keys(stored).length > 0 ? stored : null;
  } catch {
    // Storage is refused, or holds something else.
    return null;
  }
}

/** Keeps the values that differ from the initial ones, for this tab alone. Files cannot be kept. */
export function keepFormDraft<Values extends object>(name: string, values: Values, initialValues: Values): void {
  const initial = new Map(Object.entries(initialValues));
  const changed: Draft = Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => !(value instanceof Blob) && JSON.stringify(value) !== JSON.stringify(initial.get(key)),
    ),
  );
  try {
    if (Object.keys(changed).length > 0) sessionStorage.setItem(prefix + name, JSON.stringify(changed));
    else sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage is refused: the values live as long as the page.
  }
}

export function forgetFormDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
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
