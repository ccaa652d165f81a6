import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import { Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import type { PersonReference } from '../../core/viewer/person.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import { write } from '../../core/write/write.ts';
import type { AccountContext } from '../context.ts';
import { identityCheckSchema } from './badge.input.ts';

/**
 * Notes that an admin has checked who this job seeker or employer is. It lasts until the name or the company changes. If
 * it was checked before, only the note is replaced.
 * @throws NotFound, InvalidInput on `note`
 */
export const checkIdentity = adminVerb(
  'OFFICE',
  [InvalidInput, NotFound],
  async (ctx: AccountContext, { id, role }: PersonReference, input: { note: string }): Promise<void> => {
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
  },
);

/** Takes the check of an identity back. Doing it again changes nothing. */
export const withdrawIdentityCheck = adminVerb(
  'OFFICE',
  [NotFound],
  async (ctx: AccountContext, { id, role }: PersonReference): Promise<void> => {
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
  },
);
