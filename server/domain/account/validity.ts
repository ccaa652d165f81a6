import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { guests } from '../employer/employer.policy.ts';
import { SignInRequired } from '../errors.ts';
import type { AccessChange } from '../events.ts';
import { type ViewedBy, type Viewer, viewerId } from './viewer.ts';

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

/** A session that shows another view since, or shows its own again, is none of this viewer any more. */
async function sessionUntil(
  db: Services['db'],
  { id, sessionId, viewedBy }: { id: number; sessionId: number; viewedBy?: ViewedBy },
  now: Date,
): Promise<Date | null> {
  const view: Prisma.SessionWhereInput = viewedBy
    ? { userId: viewedBy.id, viewAsId: id, viewAsUntil: { gt: now }, user: { role: 'ROLE_ADMIN', deletedAt: null } }
    : { user: { deletedAt: null }, OR: [{ viewAsId: null }, { viewAsUntil: { lte: now } }] };
  const session = await db.session.findFirst({
    where: { id: sessionId, expiresAt: { gt: now }, ...view },
    select: { expiresAt: true, viewAsUntil: true },
  });
  if (!session) return null;
  const { expiresAt, viewAsUntil } = session;
  return viewedBy && viewAsUntil && viewAsUntil < expiresAt ? viewAsUntil : expiresAt;
}
