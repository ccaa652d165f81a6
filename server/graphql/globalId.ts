/** Global ids are opaque to clients: the type's name and the database id, base64url. */
export const encodeGlobalId = (typename: string, id: string | number | bigint): string =>
  Buffer.from(`${typename}:${id}`).toString('base64url');

/** A malformed id becomes an id of an unknown type, which finds no record. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const text = Buffer.from(globalId, 'base64url').toString('utf8');
  const at = text.indexOf(':');
  return at > 0 ? { typename: text.slice(0, at), id: text.slice(at + 1) } : { typename: '', id: '' };
}

/** The largest id that the database holds. */
const maxId = 2_147_483_647;

/** The integer id in a global id of one of these types; null when it is none. */
export function databaseId(globalId: { typename: string; id: string }, ...typenames: string[]): number | null {
  const id = /^[1-9]\d{0,9}$/.test(globalId.id) ? Number(globalId.id) : Number.NaN;
  return typenames.includes(globalId.typename) && id <= maxId ? id : null;
}
