/**
 * How a documented record is derived from GraphQL: the field of each key, and the conversion of the value if it differs.
 * Written by hand, independently of the fragments that the server uses.
 */
export type Noun = { type: string; keys: Readonly<Record<string, Key>> } | { oneOf: readonly Noun[] };

/** A field with the same value, another noun, or a converted value. */
export type Key =
  | string
  | { field: string; of: Noun; form?: 'page' | 'oneOrNone' }
  | { field: string; as: (value: unknown) => unknown };

/** Types may have different values for a key, so each type has its own aliases. */
const aliasOf = (type: string, key: string): string => `${type}__${key}`;

/** The selection of all fields of a noun's record. */
export function selectionOf(noun: Noun): string {
  if ('oneOf' in noun) {
    const members = noun.oneOf.map((one) => ('type' in one ? `... on ${one.type} ${selectionOf(one)}` : ''));
    return `{ __typename ${members.join(' ')} }`;
  }
  const fields = Object.entries(noun.keys).map(([key, value]) => {
    const alias = aliasOf(noun.type, key);
    if (typeof value === 'string') return `${alias}: ${value}`;
    if ('as' in value) return `${alias}: ${value.field}`;
    const selection = selectionOf(value.of);
    return `${alias}: ${value.field} ${value.form === 'page' ? `{ edges { node ${selection} } }` : selection}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The documented record, derived from the GraphQL result. */
export function recordOf(noun: Noun, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => recordOf(noun, item));
  if (!isFields(value)) return value;
  if ('oneOf' in noun) {
    const member = noun.oneOf.find((one) => 'type' in one && one.type === value.__typename);
    if (!member) throw new Error(`Unexpected type ${value.__typename}.`);
    return recordOf(member, value);
  }
  return Object.fromEntries(
    Object.entries(noun.keys).map(([key, how]) => {
      const inner = value[aliasOf(noun.type, key)];
      if (typeof how === 'string') return [key, inner];
      if ('as' in how) return [key, how.as(inner)];
      if (how.form === 'page') return [key, inner === null ? null : recordOf(how.of, nodesOf(inner))];
      if (how.form === 'oneOrNone') return [key, inner === null ? [] : [recordOf(how.of, inner)]];
      return [key, recordOf(how.of, inner)];
    }),
  );
}

/** The nodes of a page of a connection. */
export function nodesOf(page: unknown): unknown[] {
  if (!isFields(page) || !Array.isArray(page.edges)) return [];
  return page.edges.map((edge: unknown) => (isFields(edge) ? edge.node : undefined));
}
