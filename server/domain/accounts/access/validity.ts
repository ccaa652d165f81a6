import type { Sql } from '../../../database/sql.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { type Access, whileAccessHolds } from '../../core/events/accessWatch.ts';
import type { AccessChange } from '../../core/events/events.ts';
import { SignInRequired } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { type ViewedBy, type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { accessEnd } from '../session/accessEnd.ts';
import { guests } from './employer.policy.ts';
import { readSessions } from './validity.sql.ts';

type Reading = Pick<Services, 'db' | 'sql' | 'now'>;

/**
 * Checks that a viewer's cookie or token is still valid: the session or guest period has not expired, and the user is not deleted. What an
 * app has opened stays open when it has refreshed its access token.
 * Resolves to the expiry time; null for anonymous viewers.
 * @throws SignInRequired
 */
export async function requireValidViewer({ db, sql, now }: Reading, viewer: Viewer): Promise<Date | null> {
  if (viewer.kind === 'anonymous') return null;
  const until = viewer.kind === 'guest' ? await guestUntil(db, viewer, now()) : await sessionUntil(sql, viewer, now());
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

/** Batched for all viewers, because an event is often for many. */
const sessionOf = batchedBy(async (sql: Sql, ids: number[]) => {
  const rows = await readSessions(sql, ids);
  const sessions = new Map(rows.map((row) => [row.id, row]));
  return (id: number) => sessions.get(id) ?? null;
});

/** A session that shows another view since, or shows its own again, is none of this viewer any more. */
async function sessionUntil(
  sql: Sql,
  { id, sessionId, viewedBy }: { id: number; sessionId: number; viewedBy?: ViewedBy },
  now: Date,
): Promise<Date | null> {
  const session = await sessionOf(sql, sessionId);
  if (!session || session.deleted_at !== null) return null;
  const { view_as_id: viewAsId, view_as_until: viewAsUntil } = session;
  const expiresAt = accessEnd(session);
  if (expiresAt <= now) return null;
  if (!viewedBy) return viewAsId === null || (viewAsUntil !== null && viewAsUntil <= now) ? expiresAt : null;
  const isViewing =
    session.user_id === viewedBy.id && session.role === 'ROLE_ADMIN' && viewAsId === id && viewAsUntil !== null;
  if (!isViewing || viewAsUntil <= now) return null;
  return viewAsUntil < expiresAt ? viewAsUntil : expiresAt;
}

/**
 * The events of `source` that `covers` accepts (default: all) while the viewer's session and account are valid.
 * @param source gets the viewer's user id as a topic id.
 * @throws SignInRequired at the start, or later when the session or account ends.
 */
export async function whileViewerValid<Event>(
  ctx: Ctx,
  { source, covers }: { source: (userId: string) => AsyncIterable<Event>; covers?: (event: Event) => Promise<boolean> },
): Promise<AsyncIterable<Event>> {
  const id = viewerId(ctx.viewer);
  if (id === null) throw new SignInRequired();
  await requireValidViewer(ctx, ctx.viewer);
  const own: Access = {
    check: async () => {
      ctx.clearCache();
      return requireValidViewer(ctx, ctx.viewer);
    },
    concerns: (change) => concernsViewer(ctx.viewer, change),
  };
  return whileAccessHolds(ctx.accessWatch, own, source(String(id)), covers);
}
