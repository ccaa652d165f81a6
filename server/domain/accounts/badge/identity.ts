import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import { Forbidden, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import type { PersonReference } from '../../core/viewer/person.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { write } from '../../core/write/write.ts';
import type { AccountContext } from '../context.ts';
import { identityCheckSchema } from './badge.input.ts';

/**
 * Notes that an admin has checked who this job seeker or employer is. It lasts until the name or the company changes. If
 * it was checked before, only the note is replaced.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput on `note`
 */
export async function checkIdentity(
  ctx: AccountContext,
  { id, role }: PersonReference,
  input: { note: string },
): Promise<void> {
  requireAdmin(ctx.viewer);
  if (role === 'ROLE_ADMIN') throw new Forbidden('The identity of admins is not checked here.');
  const { note } = validated(identityCheckSchema, input);
  await write(ctx, [{ id, role }], async (tx) => {
    const person = await tx.user.findFirst({
      where: { id, role, deletedAt: null },
      select: { identityCheckedAt: true, identityNote: true },
    });
    if (!person) throw new NotFound();
    if (person.identityNote === note) return;
    await tx.user.update({
      where: { id },
      data: { identityCheckedAt: person.identityCheckedAt ?? ctx.now(), identityNote: note },
      select: { id: true },
    });
    await auditedValues(ctx, tx, {
      action: 'user.checkIdentity',
      type: personType(role),
      id,
      before: { identityChecked: person.identityCheckedAt !== null },
      after: { identityChecked: true },
      personal: ['identityNote'],
    });
  });
}

/**
 * Takes the check of an identity back. Doing it again changes nothing.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function withdrawIdentityCheck(ctx: AccountContext, { id, role }: PersonReference): Promise<void> {
  requireAdmin(ctx.viewer);
  await write(ctx, [{ id, role }], async (tx) => {
    const person = await tx.user.findFirst({
      where: { id, role, deletedAt: null },
      select: { identityCheckedAt: true },
    });
    if (!person) throw new NotFound();
    if (!person.identityCheckedAt) return;
    await tx.user.update({
      where: { id },
      data: { identityCheckedAt: null, identityNote: null },
      select: { id: true },
    });
    await auditedValues(ctx, tx, {
      action: 'user.withdrawIdentityCheck',
      type: personType(role),
      id,
      before: { identityChecked: true },
      after: { identityChecked: false },
      personal: ['identityNote'],
    });
  });
}
