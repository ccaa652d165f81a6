import type { BillingServices } from '../../billing/context.ts';
import { kindOfRole, type Viewer } from '../../core/viewer/viewer.ts';
import { listeningPeople } from './webhook.policy.ts';

/** An endpoint has no session. */
const sessionId = 0;

/** The owner of an endpoint as a viewer, who decides what is sent. Null: they could not log in now. */
export async function ownerAsViewer(
  { db, adminTwoFactor }: Pick<BillingServices, 'db' | 'adminTwoFactor'>,
  userId: number,
): Promise<Viewer | null> {
  const user = await db.user.findFirst({
    where: { id: userId, ...listeningPeople },
    select: { id: true, role: true, twoFactorEnabled: true },
  });
  if (!user) return null;
  const kind = kindOfRole[user.role];
  if (kind === 'admin' && adminTwoFactor && !user.twoFactorEnabled) return null;
  return { kind, id: user.id, sessionId };
}
