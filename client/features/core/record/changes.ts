/** How the values of a form compare with what someone else has stored since it was opened. */

/** A field that is stored with another value than when the form was opened, or than the form has now. */
export interface Change<Name extends string = string> {
  field: Name;
  /** What is stored now. */
  theirs: unknown;
  /** What the form holds. */
  mine: unknown;
  /** Whether the form's value was changed since it was opened. If not, theirs is taken. */
  isMine: boolean;
  /** Whether what is stored was changed since. */
  isTheirs: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What others changed, field by field, with what the form makes of it.
 * @param base what was stored when the form was opened
 */
export function changesBetween<Values extends object>(
  base: Values,
  theirs: Values,
  mine: Values,
): Change<keyof Values & string>[] {
  const [was, is] = [new Map(Object.entries(base)), new Map(Object.entries(theirs))];
  const names = Object.keys(mine).filter((name): name is keyof Values & string => name in mine);
  const typed = new Map(Object.entries(mine));
  return names
    .map((field) => ({
      field,
      theirs: is.get(field),
      mine: typed.get(field),
      isMine: !isSame(typed.get(field), was.get(field)),
      isTheirs: !isSame(is.get(field), was.get(field)),
    }))
    .filter((change) => (change.isMine || change.isTheirs) && !(change.isMine && isSame(change.theirs, change.mine)));
}

/** What the form holds after the changes of others: everything that was changed in it, and theirs for the rest. */
export const merged = <Values extends object>(base: Values, theirs: Values, mine: Values): Values => {
  const own = new Set<string>(changesBetween(base, theirs, mine).flatMap(({ field, isMine }) => (isMine ? field : [])));
  const kept = Object.entries(mine).filter(([name]) => own.has(name));
  return { ...theirs, ...Object.fromEntries(kept) };
};
