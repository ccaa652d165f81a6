import { createHash } from 'node:crypto';
import type { User } from '../../../generated/prisma/client.ts';
import { TextMessageRefused } from '../../../sms/sms.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { Admission } from '../../core/mail/admission.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAccount, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { queueMailsToOwner } from '../email/account.mail.ts';
import { openCode, requireSentCode } from '../password/guesses.ts';
import { type BadgeKind, identityCheckSchema, phoneCodeLength, phoneCodeSchema } from './badge.input.ts';

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

/** A person who can enter the code of a text message has the phone with that number. */

const codeLifetimeMs = 10 * 60_000;

const messages = {
  noNumber: 'Please add your phone number first.',
  refused: 'This number gets no text messages.',
  unavailable: 'The text message could not be sent. Please try again later.',
  wrong: 'This code is not right.',
  void: 'This code is no longer valid. Please ask for a new one.',
} as const;

/** Job seekers and employers with a login. @throws SignInRequired, Forbidden for admins */
function requirePhoneOwner(viewer: Viewer): { id: number } {
  const { id, kind } = requireAccount(viewer);
  if (kind === 'admin') throw new Forbidden('Admins have no profile.');
  return { id };
}

/**
 * Sends a code to the viewer's own number; it replaces an earlier one. Nothing is sent if the number is verified. Gives the
 * viewer's id: the answer does not depend on who else has this number.
 * @throws InvalidInput on `whatsApp`, Unavailable when the message cannot be sent
 */
export const sendPhoneCode = verb(
  null,
  requirePhoneOwner,
  [InvalidInput, Unavailable],
  async (ctx: Ctx, { id }): Promise<number> => {
    const { db, codes, now } = ctx;
    const { whatsApp, phoneVerifiedAt } = await db.user.findUniqueOrThrow({
      where: { id },
      select: { whatsApp: true, phoneVerifiedAt: true },
    });
    if (whatsApp === null) throw InvalidInput.of('whatsApp', messages.noNumber);
    if (phoneVerifiedAt) return id;
    if (!ctx.textMessenger) throw new Unavailable(messages.unavailable);
    const number = createHash('sha256').update(whatsApp).digest('base64url');
    await spend(ctx, 'phoneCodes', { subject: number });
    const code = codes.make(phoneCodeLength);
    const pending = {
      codeHash: codes.hash(purposeOf(id, whatsApp), code),
      wrongCodes: 0,
      expiresAt: new Date(now().getTime() + codeLifetimeMs),
      createdAt: now(),
    };
    await write(ctx, [id], (tx) =>
      tx.phoneCode.upsert({ where: { userId: id }, create: { userId: id, ...pending }, update: pending }),
    );
    try {
      await ctx.textMessenger.send({ to: whatsApp, text: textOf(ctx, code) });
    } catch (error) {
      if (error instanceof TextMessageRefused) throw InvalidInput.of('whatsApp', messages.refused);
      ctx.log.error({ err: error }, 'a text message could not be sent');
      throw new Unavailable(messages.unavailable);
    }
    return id;
  },
);

/**
 * Verifies the viewer's number with the code that was sent to it. Gives the viewer's id.
 * @throws InvalidInput on `code`
 */
export const confirmPhone = verb(
  null,
  requirePhoneOwner,
  [InvalidInput],
  async (ctx: Ctx, { id }, input: { code: string }): Promise<number> => {
    const { code } = validated(phoneCodeSchema, input);
    const { now } = ctx;
    const guess = { kind: 'phone code', account: id, address: ctx.caller.network } as const;
    const { codeHash, user } = await requireSentCode(ctx, guess, code, {
      count: (tx, wrongCodes) =>
        tx.phoneCode.updateManyAndReturn({
          where: { userId: id, user: { whatsApp: { not: null } }, ...openCode(now()) },
          data: { wrongCodes },
          include: { user: { select: { whatsApp: true } } },
        }),
      // The hash contains the number: a code for an earlier number is wrong.
      purposeOf: ({ user }) => purposeOf(id, user.whatsApp),
      messages,
    });
    await write(ctx, [id], async (tx) => {
      const { count: removed } = await tx.phoneCode.deleteMany({ where: { userId: id, codeHash } });
      const { count: verified } =
        removed === 0
          ? { count: 0 }
          : await tx.user.updateMany({
              where: { id, whatsApp: user.whatsApp, deletedAt: null },
              data: { phoneVerifiedAt: now() },
            });
      // The same code was sent twice at once, or the number has changed since.
      if (verified === 0) throw InvalidInput.of('code', messages.void);
    });
    return id;
  },
);

const purposeOf = (userId: number, number: string | null): string => `phone:${userId}:${number}`;

/** Its last line lets phones fill in the code, on our pages only. */
const textOf = ({ productName, publicUrl }: Ctx, code: string): string =>
  `${code} is your code for ${productName}. It is valid for 10 minutes. Please do not share it.\n\n@${new URL(publicUrl).hostname} #${code}`;
