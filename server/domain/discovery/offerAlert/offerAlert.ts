import type { AlertFrequency } from '../../../generated/prisma/client.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { SignInRequired } from '../../core/failures/errors.ts';
import { verb } from '../../core/viewer/verb.ts';
import { type Writer, write } from '../../core/write/write.ts';
import { alertChange } from '../alert/claim.ts';
import { requireAlertOwner } from './offerAlert.policy.ts';

/** Sets how often the viewer is mailed new offers of their job in their city. Returns the viewer's id. */
export const saveOfferAlert = verb(
  'ACCOUNT',
  requireAlertOwner,
  [],
  async (ctx: Ctx, { id }, frequency: AlertFrequency): Promise<number> => {
    if (!(await setOfferAlert(ctx, id, frequency))) throw new SignInRequired();
    return id;
  },
);

/** The frequency of this job seeker's alert; null if there is no such job seeker. */
export async function offerAlertOf({ db }: Pick<Services, 'db'>, userId: number): Promise<AlertFrequency | null> {
  const user = await db.user.findFirst({
    where: { id: userId, role: 'ROLE_CANDIDATE', deletedAt: null },
    select: { offerAlert: { select: { frequency: true } } },
  });
  return user && (user.offerAlert?.frequency ?? 'OFF');
}

/** Resolves to false if there is no such job seeker. */
export async function setOfferAlert(
  services: Writer & Pick<Services, 'now'>,
  userId: number,
  frequency: AlertFrequency,
): Promise<boolean> {
  const at = services.now();
  return write(services, [{ id: userId, evenIfDeleted: true }], async (tx) => {
    const where = { id: userId, role: 'ROLE_CANDIDATE', deletedAt: null } as const;
    const user = await tx.user.findFirst({ where, select: { offerAlert: true } });
    if (!user) return false;
    const stored = user.offerAlert?.frequency ?? 'OFF';
    if (stored === frequency) return true;
    const data = alertChange(stored, frequency, at);
    await tx.offerAlert.upsert({ where: { userId }, create: { userId, coveredUntil: at, ...data }, update: data });
    return true;
  });
}
