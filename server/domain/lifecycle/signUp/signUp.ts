import { randomBytes } from 'node:crypto';
import type { PendingSignUp, Prisma, Role } from '../../../generated/prisma/client.ts';
import { confirmEmailMail } from '../../accounts/badge/badges.ts';
import { type AccountMail, accountMailSchema, queueMailToTypedEmail } from '../../accounts/email/account.mail.ts';
import { refuseBannedEmail } from '../../accounts/email/bannedEmail.ts';
import { emailWasChangedMail } from '../../accounts/email/emailAddress.ts';
import { accountMessages, confirmSignUpSchema, newAccountSchema } from '../../accounts/password/account.input.ts';
import { refuseCommonPassword } from '../../accounts/password/commonPasswords.ts';
import { openCode, requireSentCode } from '../../accounts/password/guesses.ts';
import { hashPassword } from '../../accounts/password/password.ts';
import { keyMadeMail } from '../../accounts/session/apiKey/apiKey.ts';
import { changeEmailMail, emailIsAboutToChangeMail, noteRefusedChange } from '../../accounts/session/changeEmail.ts';
import { resetPasswordMail } from '../../accounts/session/resetPassword.ts';
import { twoFactorMail } from '../../accounts/session/twoFactor.ts';
import { acceptedTerms } from '../../accounts/terms/terms.ts';
import { atProvider } from '../../billing/provider/atProvider.ts';
import { withEmployerLocks } from '../../billing/provider/lock.ts';
import type { Services } from '../../core/context.ts';
import { Forbidden, InvalidInput } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { codeLifetimeMs, readableCode } from '../../core/keys/accountKeys.ts';
import { Admission } from '../../core/mail/admission.ts';
import { deliverMail, type MailAbout } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { validated } from '../../core/text/input/validation.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { weighRequestsOf } from '../../people/jobSeeker/popularity.ts';
import { webhookMadeMail } from '../webhook/endpoint.ts';
import { guestsWithEmail } from './guestAccount/guests.sql.ts';
import { takeOverGuests } from './guestAccount/takeOver.ts';

/** The user created by a confirmed sign-up. */
export type NewAccount = { id: number; email: string; role: Role };

/**
 * Starts a sign-up: mails a code to the email and returns a token that confirms it together with the code. An email
 * with an account gets the same response; its owner receives a mail about the attempt.
 * @param from the client's network address
 * @throws InvalidInput by field, TooMany, Unavailable where no mail can be sent
 */
export async function signUp(services: Services, input: unknown, from: string): Promise<{ token: string }> {
  const { name, email: given, password, role, termsVersion } = validated(newAccountSchema, input);
  const email = given.toLowerCase();
  refuseCommonPassword('password', password, { email, name });
  const admission = await Admission.of(services, { email, network: from, account: null });
  return admission.unlessDown(() =>
    beginSignUp(services, admission, { name, password, role, guestId: null, termsVersion }),
  );
}

/**
 * Stores a checked sign-up and queues its mail. Whether the email has an account is only looked up when the mail is sent.
 * @throws InvalidInput on `email` for that of someone banned, and for one that the mail server has refused
 */
export async function beginSignUp(
  services: Services,
  admission: Admission,
  account: { name: string; password: string; role: Role; guestId: number | null; termsVersion: string | null },
): Promise<{ token: string }> {
  const { db, codes, now } = services;
  const { password, ...who } = account;
  const { email } = admission;
  await refuseBannedEmail(services, db, email);
  const refused = await db.pendingSignUp.count({
    where: { email, refusedAt: { not: null }, expiresAt: { gt: now() } },
  });
  if (refused > 0) throw InvalidInput.of('email', accountMessages.refusedEmail);
  const token = randomBytes(24).toString('base64url');
  const data = {
    token,
    email,
    ...who,
    passwordHash: await hashPassword(password),
    codeHash: codes.hash(token, codes.of(token)),
    expiresAt: new Date(now().getTime() + codeLifetimeMs),
    createdAt: now(),
  };
  const guest = who.guestId === null ? [] : [{ id: who.guestId, unlessBanned: true } as const];
  await write({ db }, guest, async (tx) => {
    const { id: pendingId } = await tx.pendingSignUp.create({ data, select: { id: true } });
    await queueMailToTypedEmail(services, tx, admission, { kind: 'signUp', pendingId });
  });
  return { token };
}

/** The mail of a sign-up: its code, or for an email with an account a note. Null once it can no longer be confirmed. */
export async function signUpMail(services: Services, { pendingId }: { pendingId: number }): Promise<MailAbout | null> {
  const { db, codes, now } = services;
  const pending = await db.pendingSignUp.findFirst({ where: { id: pendingId, expiresAt: { gt: now() } } });
  if (!pending) return null;
  const { email, token } = pending;
  const owner = await db.user.findUnique({ where: { loginEmail: email }, select: { id: true } });
  return owner
    ? { ...alreadyRegistered(services, email), people: [owner.id] }
    : { ...signUpCode(services, email, codes.of(token)), people: [] };
}

/** The mail server has refused the email of a sign-up for good: the next attempt says so. */
export async function noteRefusedSignUp({ db, now }: Services, { pendingId }: { pendingId: number }): Promise<void> {
  await write({ db }, [], (tx) =>
    tx.pendingSignUp.updateMany({ where: { id: pendingId }, data: { refusedAt: now() } }),
  );
}

/**
 * Creates the account of a sign-up whose code was confirmed. An employer's account takes over the guests who gave this email,
 * and the guest of this browser who chose the password.
 * @param from the client's network address
 * @throws Forbidden in another browser than that guest's, InvalidInput on `code`, or on `email` when an account has taken it
 *   in the meantime, Unavailable when the payment provider does not respond about the guests' subscriptions
 */
export async function confirmSignUp(
  services: Services,
  viewer: Viewer,
  input: unknown,
  from: string,
): Promise<NewAccount> {
  const { db, now } = services;
  const { token, code } = validated(confirmSignUpSchema, input);
  const chosenBy = await db.pendingSignUp.findUnique({ where: { token }, select: { guestId: true } });
  requireItsGuest(viewer, chosenBy?.guestId ?? null);
  const guess = { kind: 'sign-up code', account: null, address: from } as const;
  const pending = await requireSentCode(services, guess, code, {
    count: (tx, wrongCodes) =>
      tx.pendingSignUp.updateManyAndReturn({ where: { token, ...openCode(now()) }, data: { wrongCodes } }),
    purposeOf: () => token,
    messages: { wrong: accountMessages.wrongCode, void: accountMessages.voidCode },
  });
  try {
    return await createAccount(services, pending);
  } catch (error) {
    if (isUniqueViolation(error)) throw InvalidInput.of('email', accountMessages.emailTaken);
    throw error;
  }
}

/** A guest's code counts only in the browser of that guest. @throws Forbidden */
function requireItsGuest(viewer: Viewer, guestId: number | null): void {
  if (guestId === null || (viewer.kind === 'guest' && viewer.id === guestId)) return;
  throw new Forbidden(accountMessages.otherBrowser);
}

async function createAccount(services: Services, pending: PendingSignUp): Promise<NewAccount> {
  const { token, email, name, role, passwordHash, guestId, termsVersion, createdAt: signedUpAt } = pending;
  const claimed = role === 'ROLE_EMPLOYER' ? await guestsToClaim(services, { email, guestId }) : [];
  const create = async (tx: Prisma.TransactionClient) => {
    const removed = await tx.pendingSignUp.deleteMany({ where: { token } });
    // Banned after the code was mailed.
    await refuseBannedEmail(services, tx, email);
    // The same code was sent twice at once: the other request has created the account.
    if (removed.count === 0) throw InvalidInput.of('code', accountMessages.voidCode);
    const taken = await takeOverGuests(services, tx, { ids: claimed, guestId });
    const data = {
      ...{ role, name, email, loginEmail: email, emailVerified: true },
      ...acceptedTerms(termsVersion, signedUpAt),
    };
    const { id } =
      taken.guestId === null
        ? await tx.user.create({ data: { ...data, createdAt: services.now() }, select: { id: true } })
        : await tx.user.update({
            where: { id: taken.guestId },
            data: { ...data, guestKey: null },
            select: { id: true },
          });
    if (taken.guestId !== null) await weighRequestsOf(services, tx, id);
    await tx.account.create({
      data: { userId: id, accountId: String(id), providerId: 'credential', password: passwordHash },
    });
    return { id, announce: taken.announce };
  };
  const { id, announce } = await atProvider(services, { employerIds: claimed }, () =>
    withEmployerLocks(services, claimed, create),
  );
  announce();
  return { id, email, role };
}

// Without the given name, because the mailbox may belong to another person.
const signUpCode = ({ productName, supportEmail }: Services, to: string, code: string) => ({
  to,
  ...letter({
    subject: `Your code for ${productName}`,
    preview: `${readableCode(code)} is valid for one hour.`,
    text: ['Hello,', 'please enter this code on the page where you signed up. It is valid for one hour.'],
    code: readableCode(code),
    link: null,
    after: ['If you did not sign up, please ignore this email. No account is created without the code.'],
    foot: questions(supportEmail),
    productName,
  }),
});

const alreadyRegistered = ({ productName, supportEmail, links }: Services, to: string) => ({
  to,
  ...letter({
    subject: `You already have an account on ${productName}`,
    text: ['Hello,', 'someone tried to sign up with this email, but you already have an account.'],
    link: { action: 'Log in', url: links.login() },
    otherLinks: [{ action: 'Choose a new password', url: links.resetPassword() }],
    after: ['If you did not sign up, please ignore this email. Your account has not changed.'],
    foot: questions(supportEmail),
    productName,
  }),
});

/**
 * The guests whose data goes to the new account of this confirmed email, oldest first: all guests with this email alone, and
 * the guest who set the password.
 */
async function guestsToClaim(
  { sql }: Pick<Services, 'sql'>,
  { email, guestId }: { email: string; guestId: number | null },
): Promise<number[]> {
  const ids = await guestsWithEmail(sql, email);
  return guestId === null || ids.includes(guestId) ? ids : [...ids, guestId];
}

/** Sends the queued mails about accounts. Called every second by any number of processes. */
export async function sendAccountMails(services: Services): Promise<void> {
  await services.queue.work('account-mail', ({ id, data }) => deliver(services, id, accountMailSchema.parse(data)));
}

async function deliver(services: Services, jobId: string, job: AccountMail): Promise<void> {
  const mail = await mailOf(services, job);
  if (mail === null) return;
  const ids: Record<string, number> = 'userId' in job ? { user: job.userId } : {};
  const delivery = await deliverMail(services, { jobId, mail, what: `a mail about an account (${job.kind})`, ids });
  if (delivery.state !== 'refused' || !delivery.reason.isAboutReceiver) return;
  if (job.kind === 'signUp') await noteRefusedSignUp(services, job);
  if (job.kind === 'changeEmail') await noteRefusedChange(services, job, mail.to);
}

/** Reads again what it is about. Null: there is nothing to send any more. */
function mailOf(services: Services, job: AccountMail): Promise<MailAbout | null> {
  switch (job.kind) {
    case 'signUp':
      return signUpMail(services, job);
    case 'changeEmail':
      return changeEmailMail(services, job);
    case 'resetPassword':
      return resetPasswordMail(services, job);
    case 'emailIsAboutToChange':
      return emailIsAboutToChangeMail(services, job);
    case 'emailWasChanged':
      return emailWasChangedMail(services, job);
    case 'confirmEmail':
      return confirmEmailMail(services, job);
    case 'twoFactor':
      return twoFactorMail(services, job);
    case 'keyMade':
      return keyMadeMail(services, job);
    case 'webhookMade':
      return webhookMadeMail(services, job);
  }
}
