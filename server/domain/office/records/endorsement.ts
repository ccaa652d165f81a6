import type { Endorsement, EndorsementKind, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import { storeOrder } from '../../core/audit/storeOrder.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { lockPicture } from '../../files/stored/picture.ts';
import { removeReplaced } from '../../files/stored/removal.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { endorsementSchema } from './endorsement.input.ts';

export type EndorsementInput = {
  kind: EndorsementKind;
  name: string;
  subTitle: string;
  /** Of a testimonial. */
  text: string;
  /** Of an image that an admin uploaded. */
  imageUri: string | null;
};

/** The clients and testimonials of the home page, in the order that admins have given. A new one comes first. */
export const endorsements: Listing<Prisma.EndorsementWhereInput> = {
  where: {},
  order: [{ field: 'position', direction: 'asc' }],
};

/** Before all others. */
async function firstPosition(tx: Prisma.TransactionClient): Promise<number> {
  const { _min: least } = await tx.endorsement.aggregate({ _min: { position: true } });
  return (least.position ?? 0) - 1;
}

/**
 * Puts the endorsements in this order.
 * @param ids of all endorsements
 * @throws SignInRequired, Forbidden, Conflict if these are not all of them
 */
export async function orderEndorsements(ctx: BillingContext, ids: number[]): Promise<void> {
  requireAdmin(ctx.viewer);
  await storeOrder(ctx, 'endorsement', ids);
}

/**
 * Creates a endorsement, or changes the one with this id.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws SignInRequired, Forbidden, InvalidInput, NotFound, Outdated
 */
export async function saveEndorsement(
  ctx: BillingContext,
  id: number | null,
  input: EndorsementInput,
  version?: string | null,
): Promise<Endorsement> {
  const admin = requireAdmin(ctx.viewer);
  const data = validated(endorsementSchema, input);
  const { before, endorsement } = await write(ctx, [], async (tx) => {
    const before = id === null ? null : await lockEndorsement(tx, id);
    if (before) await requireVersion(tx, 'ENDORSEMENT', before, version);
    await lockPicture(tx, 'ENDORSEMENT_IMAGE', 'imageUri', {
      uri: data.imageUri,
      storedUri: before?.imageUri ?? null,
      ownedBy: [admin.id],
    });
    const endorsement = before
      ? await tx.endorsement.update({ where: { id: before.id }, data })
      : await tx.endorsement.create({ data: { ...data, position: await firstPosition(tx) } });
    await audited(ctx, tx, { action: 'endorsement.save', type: 'ENDORSEMENT', before, after: endorsement });
    return { before, endorsement };
  });
  announceEdit(ctx, 'ENDORSEMENT', endorsement.id);
  if (before?.imageUri !== endorsement.imageUri) await removeImage(ctx, before);
  return endorsement;
}

/** @throws SignInRequired, Forbidden, NotFound */
export async function deleteEndorsement(ctx: BillingContext, id: number): Promise<void> {
  requireAdmin(ctx.viewer);
  const removed = await write(ctx, [], async (tx) => {
    const before = await lockEndorsement(tx, id);
    await tx.endorsement.delete({ where: { id }, select: { id: true } });
    await audited(ctx, tx, { action: 'endorsement.delete', type: 'ENDORSEMENT', before, after: null });
    return before;
  });
  announceEdit(ctx, 'ENDORSEMENT', id);
  await removeImage(ctx, removed);
}

async function removeImage(ctx: BillingContext, former: Endorsement | null): Promise<void> {
  const upload = former?.imageUri && uploadIdOf(former.imageUri);
  if (upload) await removeReplaced(ctx, upload);
}

/** @throws NotFound */
async function lockEndorsement(tx: Prisma.TransactionClient, id: number): Promise<Endorsement> {
  await lockRow(tx, 'endorsement', id);
  const held = await tx.endorsement.findUnique({ where: { id } });
  if (!held) throw new NotFound();
  return held;
}
