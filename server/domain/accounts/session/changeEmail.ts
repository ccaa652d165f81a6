import { randomBytes } from 'node:crypto';
import type { Ctx, Services } from '../../core/context.ts';
import { InvalidInput, Unavailable } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { codeLifetimeMs, readableCode } from '../../core/keys/accountKeys.ts';
import { Admission } from '../../core/mail/admission.ts';
import type { MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { queueMailsToOwner, queueMailToTypedEmail } from '../email/account.mail.ts';
import { refuseBannedEmail } from '../email/bannedEmail.ts';
import { accountMessages, changeEmailSchema, confirmEmailSchema } from '../password/account.input.ts';
import { openCode, requireSentCode } from '../password/guesses.ts';
import { confirmPassword } from '../password/password.ts';
import { announceRevoked, revokeAccess } from './grants.ts';

/** Changes the email used for signing in: requested with the password, confirmed with a code from the new mailbox. */
/**
 * Mails a code to the new email; it replaces the code of an earlier request. The current email is notified. Nothing
 * changes until the code is confirmed. Returns the email that the code goes to. An email that another account has gets the same
 * answer; its owner receives a mail about the attempt.
 * @throws InvalidInput by field, Unavailable where no mail can be sent
 */
export const changeEmail = verb(
  null,
  requireAccount,
  [InvalidInput, Unavailable],
  async (ctx: Ctx, { id }, input: { email: string; password: string }): Promise<string> => {
    const { email: given, password } = validated(changeEmailSchema, input);
    const email = given.toLowerCase();
    const confirmed = await confirmPassword(ctx, { id, address: ctx.caller.network }, 'password', password);
    const { loginEmail } = await ctx.db.user.findUniqueOrThrow({ where: { id }, select: { loginEmail: true } });
    if (loginEmail === null) throw new Error(`User ${id} has signed in without an email to sign in with.`);
    if (email === loginEmail) throw InvalidInput.of('email', accountMessages.sameEmail);
    const admission = await Admission.of(ctx, { email, network: ctx.caller.network, account: id });
    await refuseBannedEmail(ctx, ctx.db, email);
    const where = { userId: id, email, refusedAt: { not: null }, expiresAt: { gt: ctx.now() } };
    if ((await ctx.db.pendingEmailChange.count({ where })) > 0)
      throw InvalidInput.of('email', accountMessages.refusedEmail);
    const nonce = randomBytes(12).toString('base64url');
    const pending = {
      email,
      codeHash: ctx.codes.hash(purposeOf(id, email), ctx.codes.of(nonce)),
      wrongCodes: 0,
      refusedAt: null,
      expiresAt: new Date(ctx.now().getTime() + codeLifetimeMs),
      createdAt: ctx.now(),
    };
    await write(ctx, [id], async (tx) => {
      // A change of the password meanwhile cancels it.
      const isSame = (await tx.account.count({ where: { userId: id, ...confirmed } })) > 0;
      if (!isSame) throw InvalidInput.of('password', accountMessages.wrongPassword);
      await tx.pendingEmailChange.upsert({
        where: { userId: id },
        create: { userId: id, ...pending },
        update: pending,
      });
      await queueMailToTypedEmail(ctx, tx, admission, { kind: 'changeEmail', userId: id, nonce });
      await queueMailsToOwner(ctx, tx, [{ kind: 'emailIsAboutToChange', userId: id, to: loginEmail }]);
    });
    return email;
  },
);

/** The mail to a new email: its code, or for an email of another account a note. Null for a request that was replaced or is over. */
export async function changeEmailMail(
  services: Services,
  { userId, nonce }: { userId: number; nonce: string },
): Promise<MailAbout | null> {
  const { db, codes, now } = services;
  const pending = await db.pendingEmailChange.findFirst({ where: { userId, expiresAt: { gt: now() } } });
  const code = codes.of(nonce);
  if (!pending || !codes.matches(purposeOf(userId, pending.email), code, pending.codeHash)) return null;
  const { email } = pending;
  const owner = await db.user.findUnique({ where: { loginEmail: email }, select: { id: true } });
  return owner
    ? { ...takenMail(services, email), people: [owner.id] }
    : { ...codeMail(services, email, code), people: [userId] };
}

/** The mail server has refused the new email for good: the next request for it says so. */
export async function noteRefusedChange(
  { db, now }: Services,
  { userId }: { userId: number },
  email: string,
): Promise<void> {
  await write({ db }, [{ id: userId, evenIfDeleted: true }], (tx) =>
    tx.pendingEmailChange.updateMany({ where: { userId, email }, data: { refusedAt: now() } }),
  );
}

/**
 * Completes the pending change of email with the mailed code. Also changes the contact email and ends everything else that lets
 * someone into the account. Returns the user's id.
 * @throws InvalidInput on `code`
 */
export const confirmEmail = verb(
  null,
  requireAccount,
  [InvalidInput],
  async (ctx: Ctx, { id, sessionId }, input: { code: string }): Promise<number> => {
    const { code } = validated(confirmEmailSchema, input);
    const guess = { kind: 'email code', account: id, address: ctx.caller.network } as const;
    const { email, codeHash } = await requireSentCode(ctx, guess, code, {
      count: (tx, wrongCodes) =>
        tx.pendingEmailChange.updateManyAndReturn({
          where: { userId: id, ...openCode(ctx.now()) },
          data: { wrongCodes },
        }),
      purposeOf: (row) => purposeOf(id, row.email),
      messages: { wrong: accountMessages.wrongCode, void: accountMessages.voidCode },
    });
    try {
      const revoked = await write(ctx, [id], async (tx) => {
        // A change of the password that was committed in the meantime has removed it.
        const { count: removed } = await tx.pendingEmailChange.deleteMany({ where: { userId: id, codeHash } });
        if (removed === 0) throw InvalidInput.of('code', accountMessages.voidCode);
        await tx.user.update({
          where: { id },
          data: { email, loginEmail: email, emailVerified: true },
          select: { id: true },
        });
        return revokeAccess(tx, { userId: id, keep: { id: sessionId } });
      });
      announceRevoked(ctx, revoked);
      return id;
    } catch (error) {
      if (isUniqueViolation(error)) throw InvalidInput.of('code', accountMessages.emailTaken);
      throw error;
    }
  },
);

const purposeOf = (userId: number, email: string): string => `email:${userId}:${email}`;

const codeMail = ({ productName, supportEmail }: Services, to: string, code: string) => ({
  to,
  ...letter({
    subject: `Your code for ${productName}`,
    preview: `${readableCode(code)} is valid for one hour.`,
    text: [
      'Hello,',
      'please enter this code on the page where you changed your email. It is valid for one hour. Until you enter it, you log in as before.',
    ],
    code: readableCode(code),
    link: null,
    after: ['If you did not request this change, please ignore this email.'],
    foot: questions(supportEmail),
    productName,
  }),
});

const takenMail = ({ productName, supportEmail, links }: Services, to: string) => ({
  to,
  ...letter({
    subject: `You already have an account on ${productName}`,
    text: [
      'Hello,',
      'someone wanted to use this email for another account, but you already have an account with it. Nothing has changed.',
    ],
    link: { action: 'Log in', url: links.login() },
    after: ['If this was not you, please ignore this email.'],
    foot: questions(supportEmail),
    productName,
  }),
});

/** To the present email. */
export const emailIsAboutToChangeMail = async (
  { productName, supportEmail }: Services,
  { userId, to }: { userId: number; to: string },
): Promise<MailAbout> => ({
  to,
  people: [userId],
  ...letter({
    subject: `Your email for ${productName} is about to change`,
    text: [
      'Hello,',
      'someone who knows your password asked to change the email of your account. We sent a code to the new email, and entering it completes the change.',
      'If this was not you, please change your password now: this cancels the code.',
    ],
    link: null,
    foot: questions(supportEmail),
    productName,
  }),
});
