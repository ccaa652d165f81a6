import type { Prisma, Role } from '../../../generated/prisma/client.ts';
import { type Failure, Forbidden, NotFound, SignInRequired } from '../failures/errors.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { type LockedPerson, lockRows } from './people.sql.ts';

/** A person whom a write is for or about. */
export type Person = {
  id: number;
  role?: Role;
  /** A banned person counts as not there. */
  unlessBanned?: true;
  /** A deleted person counts as there, such as for someone who ends what they had to do with each other. */
  evenIfDeleted?: true;
  /** Thrown if they are deleted or have another role; by default NotFound. */
  failure?: () => Failure;
};

/**
 * Locks the viewer and these people until the transaction ends, and looks at them again. An admin who acts is only kept as they are,
 * so that the admin's writes do not wait for each other.
 * @throws SignInRequired, Forbidden, NotFound, or the person's own failure
 */
export async function lockPeople(
  tx: Prisma.TransactionClient,
  viewer: Viewer | undefined,
  people: readonly (number | Person)[],
): Promise<void> {
  const named = people.map((person): Person => (typeof person === 'number' ? { id: person } : person));
  const actor = viewer && viewer.kind !== 'anonymous' ? viewer : null;
  const changed = named.map(({ id }) => id);
  if (actor && actor.kind !== 'admin') changed.push(actor.id);
  const rows = await lockRows(tx, { changed, kept: actor ? [actor.id] : [] });
  if (actor) requireSame(actor, rows.get(actor.id));
  for (const person of named) {
    if (!isThere(person, rows.get(person.id))) throw person.failure?.() ?? new NotFound();
  }
}

const isThere = ({ role, unlessBanned, evenIfDeleted }: Person, row: LockedPerson | undefined): boolean =>
  row !== undefined &&
  (evenIfDeleted === true || row.deleted_at === null) &&
  (role === undefined || row.role === role) &&
  !(unlessBanned === true && row.banned_at !== null);

const roles = {
  jobSeeker: 'ROLE_CANDIDATE',
  employer: 'ROLE_EMPLOYER',
  guest: 'ROLE_EMPLOYER',
  admin: 'ROLE_ADMIN',
} as const;

/**
 * The viewer as this operation began, and the row as it is now.
 * @throws SignInRequired, Forbidden
 */
function requireSame({ kind }: Exclude<Viewer, { kind: 'anonymous' }>, row: LockedPerson | undefined): void {
  if (!row || row.deleted_at !== null || row.banned_at !== null) throw new SignInRequired();
  if (kind === 'guest' && row.login_email !== null) throw new SignInRequired();
  if (row.role !== roles[kind]) throw new Forbidden();
}
