import type { Services } from '../context.ts';
import { guests } from '../employer/employer.policy.ts';
import { SignInRequired } from '../errors.ts';
import type { AccessChange } from '../events.ts';
import { type Viewer, viewerId } from './viewer.ts';

/**
 * Checks that a viewer's cookie is still valid: the session or guest period has not expired, and the user is not deleted.
 * Resolves to the expiry time; null for anonymous viewers.
 * @throws SignInRequired
 */
export async function requireValidViewer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
): Promise<Date | null> {
  if (viewer.kind === 'anonymous') return null;
  const until = viewer.kind === 'guest' ? await guestUntil(db, viewer, now()) : await sessionUntil(db, viewer, now());
  if (until === null) throw new SignInRequired();
  return until;
}

/** Whether this change may have ended the viewer's session or account. */
export const concernsViewer = (viewer: Viewer, change: AccessChange): boolean =>
  ('sessionId' in change && 'sessionId' in viewer && change.sessionId === viewer.sessionId) ||
  ('userId' in change && change.userId === viewerId(viewer));

async function guestUntil(db: Services['db'], guest: { id: number; until: Date }, now: Date): Promise<Date | null> {
  if (guest.until <= now) return null;
  return (await db.user.count({ where: { id: guest.id, ...guests } })) > 0 ? guest.until : null;
}

async function sessionUntil(db: Services['db'], { sessionId }: { sessionId: number }, now: Date): Promise<Date | null> {
  const session = await db.session.findFirst({
    where: { id: sessionId, expiresAt: { gt: now }, user: { deletedAt: null } },
    select: { expiresAt: true },
  });
  return session?.expiresAt ?? null;
}
