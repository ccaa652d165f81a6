import type { AuditRecordType, Prisma, User } from '../../../generated/prisma/client.ts';
import type { Ctx, Services } from '../context.ts';
import { SignInRequired } from '../failures/errors.ts';
import type { AuditAction } from './actions.ts';
import { isEditedType, noteEdit } from './recordEdit.ts';
import { type AuditedRows, type AuditValues, auditedRecords, profileSnapshot } from './records.ts';

/** The audit log: what admins do to records. Everyone else's actions leave no entry. */

/** The record before and after the action; null: there was none, or there is none any more. */
export type AuditedChange<Type extends keyof AuditedRows> = {
  action: AuditAction;
  type: Type;
  before: (AuditedRows[Type] & { id: number }) | null;
  after: (AuditedRows[Type] & { id: number }) | null;
};

/**
 * Writes an entry about the change of a record in the transaction of the change, if the viewer is an admin. A change that
 * changes nothing leaves none. For every viewer, the last change of a record that admins edit is noted.
 */
export async function audited<Type extends keyof AuditedRows>(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { action, type, before, after }: AuditedChange<Type>,
): Promise<void> {
  const row = after ?? before;
  if (before && isEditedType(type)) await noteEdit(ctx, tx, type, before, after);
  if (ctx.viewer.kind !== 'admin' || row === null) return;
  const { label, values, personal } = auditedRecords[type];
  await auditedValues(ctx, tx, {
    action,
    type,
    id: row.id,
    label: label(row, ctx),
    before: before && values(before, ctx),
    after: after && values(after, ctx),
    personal: personal.filter((field) => isOther(before?.[field], after?.[field])),
  });
}

/** The same for an action without rows to compare. */
export type AuditedAction = {
  action: AuditAction;
  type: AuditRecordType;
  /** Null: all records of this type. */
  id: number | null;
  label?: string | null;
  before?: AuditValues | null;
  after?: AuditValues | null;
  /** Fields that changed and whose values are not kept. */
  personal?: string[];
};

/** The same for given values. Without any it stands for something that was done, and is always written. */
export async function auditedValues(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { action, type, id, label = null, before = null, after = null, personal = [] }: AuditedAction,
): Promise<void> {
  const { viewer } = ctx;
  if (viewer.kind !== 'admin') return;
  const changed = Object.keys({ ...before, ...after }).filter((field) => isOther(before?.[field], after?.[field]));
  if (before && after && changed.length === 0 && personal.length === 0) return;
  const admin = await tx.user.findUnique({ where: { id: viewer.id }, select: { name: true } });
  if (!admin) throw new SignInRequired();
  const { key } = viewer;
  const changedOf = (values: AuditValues) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  await tx.auditEntry.create({
    data: {
      createdAt: ctx.now(),
      adminId: viewer.id,
      adminName: admin.name,
      action,
      recordType: type,
      recordId: id,
      recordLabel: label,
      ...(before && { before: changedOf(before) }),
      ...(after && { after: changedOf(after) }),
      personalFields: personal,
      source: ctx.source,
      ...(key && { keyId: key.id, keyName: key.name }),
    },
    select: { id: true },
  });
}

const isOther = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** The columns of an approval. */
export const approved = ({ now }: Pick<Services, 'now'>, reviewerId: number) =>
  ({ state: 'APPROVED', decidedAt: now(), reviewerId, reason: null }) as const;

/** An admin who activates a profile has approved it as it is. */
export async function approveActivated(
  services: Pick<Services, 'now'>,
  tx: Prisma.TransactionClient,
  reviewerId: number,
  profile: User,
): Promise<void> {
  await tx.review.updateMany({
    where: { jobSeekerId: profile.id },
    data: { ...approved(services, reviewerId), snapshot: profileSnapshot(profile) },
  });
}
