import type { User } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { Admission } from '../../core/mail/admission.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAccount } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { queueMailsToOwner } from '../email/accountMail.ts';
import { type BadgeKind, identityCheckSchema } from './badge.input.ts';

/** The columns that badges follow from. */
export const badgeColumns = { emailVerified: true, phoneVerifiedAt: true, identityCheckedAt: true } as const;

export const badgesOf = (person: Pick<User, keyof typeof badgeColumns>): BadgeKind[] => [
  ...(person.emailVerified ? (['EMAIL'] as const) : []),
  ...(person.phoneVerifiedAt ? (['PHONE'] as const) : []),
  ...(person.identityCheckedAt ? (['IDENTITY'] as const) : []),
];

/**
 * Mails the viewer a link that confirms their email, if it is not confirmed. Gives their id.
 * @throws Unavailable where no mail can be sent
 */
export const mailEmailConfirmation = verb(
  null,
  requireAccount,
  [Unavailable],
  async (ctx: Ctx, { id }): Promise<number> => {
    const { loginEmail, emailVerified } = await ctx.db.user.findUniqueOrThrow({
      where: { id },
      select: { loginEmail: true, emailVerified: true },
    });
    if (loginEmail === null || emailVerified) return id;
    await spend(ctx, 'emailConfirmations');
    // It is not proven yet that it is the mailbox of the viewer.
    await Admission.of(ctx, { email: loginEmail, network: ctx.caller.network, account: id });
    await write(ctx, [id], (tx) => queueMailsToOwner(ctx, tx, [{ kind: 'confirmEmail', userId: id, isNew: false }]));
    return id;
  },
);

/** Null if the email was confirmed in the meantime. `isNew`: an admin has just set it. */
export async function confirmEmailMail(
  { db, emailLinks, productName, supportEmail }: Services,
  { userId, isNew }: { userId: number; isNew: boolean },
): Promise<MailAbout | null> {
  const owner = await db.user.findUnique({ where: { id: userId }, select: { loginEmail: true, emailVerified: true } });
  if (!owner?.loginEmail || owner.emailVerified) return null;
  return {
    to: owner.loginEmail,
    people: [userId],
    ...letter({
      subject: `Please confirm your email for ${productName}`,
      text: [
        'Hello,',
        isNew
          ? 'this is now the email of your account. Please confirm that it is yours.'
          : 'please confirm that this is the email of your account.',
      ],
      link: { action: 'Confirm your email', url: await emailLinks.confirm(owner.loginEmail) },
      after: isNew ? [] : ['The link works for 24 hours. If you did not ask for it, please ignore this email.'],
      foot: questions(supportEmail),
      productName,
    }),
  };
}

/**
 * Notes that an admin has checked who this job seeker or employer is. It lasts until the name or the company changes. If
 * it was checked before, only the note is replaced.
 * @throws NotFound, InvalidInput on `note`
 */
export const checkIdentity = adminVerb(
  'OFFICE',
  [InvalidInput, NotFound],
  async (ctx: Ctx, { id, role }: PersonReference, input: { note: string }): Promise<void> => {
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
  async (ctx: Ctx, { id, role }: PersonReference): Promise<void> => {
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
