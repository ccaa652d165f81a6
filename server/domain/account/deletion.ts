import type { Prisma, Role } from '../../generated/prisma/client.ts';
import { auditedValues } from '../audit/audited.ts';
import { personType } from '../audit/records.ts';
import { keepBannedEmails } from '../ban/bannedEmail.ts';
import type { DomainContext } from '../context.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { publicJobOffers } from '../jobOffer/jobOffer.policy.ts';
import { notPublic } from '../jobOffer/state.ts';
import { endSubscriptions } from '../subscription/end.ts';
import { withEmployerLock } from '../subscription/lock.ts';
import { endTrialShiftsOf } from '../trialShift/end.ts';
import { removeReplaced } from '../upload/removal.ts';
import { removeResumableUploads } from '../upload/resumableRemoval.ts';
import { uploadIdOf } from '../upload/rules.ts';
import { validated } from '../validation.ts';
import { write } from '../write/write.ts';
import { currentPasswordSchema } from './account.input.ts';
import { lockUser } from './lockUser.ts';
import { confirmPassword } from './password.ts';
import type { PersonReference } from './person.ts';
import { requireAccount, requireAdmin } from './require.ts';
import { deletedUserName } from './visibility.ts';

/** Deleted users keep a row without personal data, so that chats, requests and subscriptions stay readable. */

const adminsStay = 'Admins cannot be deleted here.';

/**
 * Deletes a job seeker or an employer, by an admin.
 * @throws SignInRequired, Forbidden, NotFound, Unavailable when a subscription cannot be cancelled
 */
export async function deleteUser(ctx: DomainContext, person: PersonReference): Promise<void> {
  requireAdmin(ctx.viewer);
  if (person.role === 'ROLE_ADMIN') throw new Forbidden(adminsStay);
  await erase(ctx, person);
}

/**
 * Deletes the viewer's own account. Returns its id.
 * @throws SignInRequired, Forbidden for admins, InvalidInput on `password`, Unavailable when a subscription cannot be
 *   cancelled
 */
export async function deleteMyAccount(ctx: DomainContext, input: { password: string }): Promise<PersonReference> {
  const viewer = requireAccount(ctx.viewer);
  if (viewer.kind === 'admin') throw new Forbidden(adminsStay);
  const { password } = validated(currentPasswordSchema, input);
  await confirmPassword(ctx, viewer.id, 'password', password);
  const role: Role = viewer.kind === 'jobSeeker' ? 'ROLE_CANDIDATE' : 'ROLE_EMPLOYER';
  await erase(ctx, { id: viewer.id, role });
  return { id: viewer.id, role };
}

/**
 * Employers are erased under their lock: a concurrent purchase either comes first and is ended, or finds no account.
 */
async function erase(ctx: DomainContext, { id, role }: PersonReference): Promise<void> {
  const { chats, files } =
    role === 'ROLE_EMPLOYER'
      ? await withEmployerLock(
          ctx,
          id,
          async (tx) => {
            await endSubscriptions(ctx, tx, id);
            return eraseRow(ctx, tx, { id, role });
          },
          { repeats: true },
        )
      : await write(ctx, [{ id, role }], (tx) => eraseRow(ctx, tx, { id, role }));
  ctx.events.publish('accessChanged', { userId: id });
  // Ends connections opened with their share links.
  for (const chatId of chats) ctx.events.publish('accessChanged', { chatId });
  for (const file of files) await removeReplaced(ctx, file);
  await removeResumableUploads(ctx, { userId: id });
}

type Left = {
  chats: number[];
  /** Uploads that no record uses any more. */
  files: string[];
};

async function eraseRow(
  ctx: DomainContext,
  tx: Prisma.TransactionClient,
  { id, role }: PersonReference,
): Promise<Left> {
  const at = ctx.now();
  // Of two concurrent deletions, the second finds no user.
  await lockUser(tx, id);
  const person = await tx.user.findFirst({
    where: { id, role, deletedAt: null },
    select: {
      bannedAt: true,
      email: true,
      loginEmail: true,
      photoUri: true,
      logoUri: true,
      videoUri: true,
      videoPosterUri: true,
    },
  });
  if (!person) throw new NotFound();
  if (person.bannedAt) await keepBannedEmails(ctx, tx, [person.email, person.loginEmail]);
  await tx.user.update({ where: { id }, data: { ...erased, deletedAt: at }, select: { id: true } });
  await tx.session.deleteMany({ where: { userId: id } });
  // The database removes the mailed links and codes of this account with it.
  await tx.account.deleteMany({ where: { userId: id } });
  await tx.twoFactor.deleteMany({ where: { userId: id } });
  await tx.phoneCode.deleteMany({ where: { userId: id } });
  await tx.pendingSignUp.deleteMany({ where: { guestId: id } });
  await tx.profileDay.deleteMany({ where: { jobSeekerId: id } });
  // They were written to this person about this person.
  await tx.emailMessage.deleteMany({ where: { userId: id } });
  await tx.savedJobOffer.deleteMany({ where: { jobSeekerId: id } });
  await tx.jobApplication.deleteMany({ where: { jobSeekerId: id } });
  await endTrialShiftsOf(tx, id, at);
  await tx.jobReference.deleteMany({ where: { jobSeekerId: id } });
  await tx.referenceRefusal.deleteMany({ where: { jobSeekerId: id } });
  await tx.rating.deleteMany({ where: { OR: [{ employerId: id }, { jobSeekerId: id }] } });
  await tx.offerAlert.deleteMany({ where: { userId: id } });
  await tx.savedSearch.deleteMany({ where: { employerId: id } });
  await tx.savedSearchPerson.deleteMany({ where: { jobSeekerId: id } });
  // Their own, and what others have noted about them.
  await tx.shortlistEntry.deleteMany({ where: { OR: [{ employerId: id }, { jobSeekerId: id }] } });
  await tx.jobOffer.updateMany({ where: { employerId: id, ...publicJobOffers }, data: notPublic });
  await tx.jobOffer.updateMany({ where: { employerId: id }, data: { company: null } });
  // After the offers, whose changes would wait for a review.
  await tx.review.deleteMany({ where: { OR: [{ jobSeekerId: id }, { jobOffer: { employerId: id } }] } });
  // What was reported about this person goes; what they have reported stays, without them.
  await tx.report.deleteMany({ where: { userId: id } });
  await tx.report.updateMany({ where: { reporterId: id }, data: { reporterId: null, reporterEmail: null } });
  await tx.userBlock.deleteMany({ where: { OR: [{ blockerId: id }, { blockedId: id }] } });
  await tx.contactRequest.updateMany({
    where: { employerId: id },
    data: { name: deletedUserName, email: null, whatsApp: null, company: null, erasedAt: at },
  });
  await auditedValues(ctx, tx, { action: 'user.delete', type: personType(role), id });
  const chats = await tx.chat.findMany({
    where: { OR: [{ employerId: id }, { jobSeekerId: id }] },
    select: { id: true },
  });
  const unused = await tx.upload.findMany({ where: { userId: id, attachedAt: null }, select: { id: true } });
  return {
    chats: chats.map((chat) => chat.id),
    files: [
      ...[person.photoUri, person.logoUri, person.videoUri, person.videoPosterUri].flatMap(
        (uri) => (uri && uploadIdOf(uri)) ?? [],
      ),
      ...unused.map((upload) => upload.id),
    ],
  };
}

/** Keeps only the columns that lists of other records filter by: role, city and job. */
const erased = {
  name: deletedUserName,
  loginEmail: null,
  emailVerified: false,
  twoFactorEnabled: false,
  email: null,
  whatsApp: null,
  photoUri: null,
  videoUri: null,
  videoPosterUri: null,
  company: null,
  about: null,
  logoUri: null,
  site: null,
  guestKey: null,
  bannedAt: null,
  banReason: null,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  identityCheckedAt: null,
  identityNote: null,
  active: false,
  pausedAt: null,
  sexId: null,
  nativeCountryId: null,
  languageId: null,
  experienceId: null,
  situationInCountry: null,
  zipCode: null,
  jobAreas: null,
  minRate: null,
  title: null,
  description: null,
  answer1: null,
  answer2: null,
  answer3: null,
  answer4: null,
  referenceTexts: null,
  messageMail: 'NEVER',
  trialReminders: false,
  lastSeenAt: null,
} as const satisfies Prisma.UserUpdateManyMutationInput & Prisma.UserUncheckedUpdateManyInput;
