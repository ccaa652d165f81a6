import type { Prisma, User } from '../../../generated/prisma/client.ts';
import type { CoreServices } from '../context.ts';
import { profileSnapshot } from './snapshot.ts';

/** The columns of an approval. */
export const approved = ({ now }: Pick<CoreServices, 'now'>, reviewerId: number) =>
  ({ state: 'APPROVED', decidedAt: now(), reviewerId, reason: null }) as const;

/** An admin who activates a profile has approved it as it is. */
export async function approveActivated(
  services: Pick<CoreServices, 'now'>,
  tx: Prisma.TransactionClient,
  reviewerId: number,
  profile: User,
): Promise<void> {
  await tx.review.updateMany({
    where: { jobSeekerId: profile.id },
    data: { ...approved(services, reviewerId), snapshot: profileSnapshot(profile) },
  });
}
