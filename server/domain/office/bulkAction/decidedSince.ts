import type { Prisma } from '../../../generated/prisma/client.ts';
import type { AuditAction } from '../../core/audit/actions.ts';
import { bulkKinds } from './kinds.ts';

/** What admins decide about the records that bulk actions change. */
const decisions: AuditAction[] = [
  'jobSeeker.activate',
  'jobSeeker.pause',
  'jobSeeker.approve',
  'jobSeeker.reject',
  'user.ban',
  'user.liftBan',
  'jobOffer.save',
  'jobOffer.fill',
  'jobOffer.renew',
  'jobOffer.approve',
  'jobOffer.reject',
  'contactRequest.activate',
  'contactRequest.changeStatus',
];

/**
 * Whether an admin has decided about a record after an action changed it. The values alone do not tell: a decision can give a record
 * the values that it already has.
 */
export async function isDecidedSince(
  tx: Prisma.TransactionClient,
  bulkActionId: number,
  recordId: number,
): Promise<boolean> {
  const item = await tx.bulkActionItem.findUnique({
    where: { bulkActionId_recordId: { bulkActionId, recordId } },
    select: { doneAt: true, bulkAction: { select: { adminId: true, kind: true } } },
  });
  if (!item?.doneAt) return false;
  const { doneAt, bulkAction } = item;
  const about = { recordType: bulkKinds[bulkAction.kind].recordType, recordId };
  const own = await tx.auditEntry.findFirst({
    where: { ...about, adminId: bulkAction.adminId, createdAt: { lte: doneAt } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  const later = await tx.auditEntry.findFirst({
    where: { ...about, action: { in: decisions }, ...(own ? { id: { gt: own.id } } : { createdAt: { gt: doneAt } }) },
    select: { id: true },
  });
  return later !== null;
}
