import { requireAccount } from '../account/require.ts';
import { type Viewer, viewerId } from '../account/viewer.ts';
import type { Db } from '../context.ts';
import { Forbidden, InvalidInput } from '../errors.ts';

/** Employers without login. Who registers or is deleted is none any more. */
export const guests = { role: 'ROLE_EMPLOYER', loginEmail: null, deletedAt: null } as const;

/** Registered employers are public by their first name; guests are known to themselves and admins only. */
export function canSeeEmployer(
  viewer: Viewer,
  employer: { id: number; loginEmail: string | null; deletedAt: Date | null },
): boolean {
  if (viewer.kind === 'admin' || viewerId(viewer) === employer.id) return true;
  return employer.loginEmail !== null && employer.deletedAt === null;
}

/**
 * Employers with a login change themselves, admins any employer.
 * @throws SignInRequired, Forbidden
 */
export function requireEmployerEditor(viewer: Viewer): Extract<Viewer, { kind: 'employer' | 'admin' }> {
  const account = requireAccount(viewer);
  if (account.kind === 'jobSeeker') throw new Forbidden();
  return account;
}

/** @throws InvalidInput on `email` for one that belongs to a registered account: its owner has to sign in. */
export async function refuseRegisteredEmail(db: Db, email: string | null): Promise<void> {
  if (email === null) return;
  const owner = await db.user.findUnique({ where: { loginEmail: email.toLowerCase() }, select: { id: true } });
  if (owner) throw InvalidInput.of('email', 'This email belongs to an account. Please log in first.');
}
