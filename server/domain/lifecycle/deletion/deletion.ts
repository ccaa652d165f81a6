import { z } from 'zod';
import type { Prisma, Role } from '../../../generated/prisma/client.ts';
import { keepBannedEmails } from '../../accounts/email/bannedEmail.ts';
import { currentPasswordSchema } from '../../accounts/password/account.input.ts';
import { confirmPassword } from '../../accounts/password/password.ts';
import { atProvider } from '../../billing/provider/atProvider.ts';
import { withEmployerLock } from '../../billing/provider/lock.ts';
import { deletionUnknown } from '../../billing/provider/subscription.input.ts';
import { endSubscriptions } from '../../billing/state/end.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { requireVersion } from '../../core/audit/recordEdit.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound, Outdated, Unavailable } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAccount, type Viewer } from '../../core/viewer/viewer.ts';
import { lockPeople, write } from '../../core/write/write.ts';
import { removeReplaced, removeResumableUploads } from '../../files/stored/removal.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { announceEndedShifts, type EndedShifts, endTrialShiftsOf } from '../../hiring/trialShift/leaving.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { notPublic } from '../../offers/jobOffer/state.ts';
import { erasePerson } from './erase.sql.ts';

/** A deleted employer's customer and cards at the payment provider go too. */

const jobSchema = z.object({ customerId: z.string() });

/** A job of the queue, because the provider may not respond: it is asked again until it does. */
async function noteCustomerRemoval(
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  customerId: string | null,
): Promise<void> {
  if (customerId !== null) await queue.add(tx, 'customer-removal', { customerId } satisfies z.infer<typeof jobSchema>);
}

/** Called every few seconds by any number of processes. */
export async function removeCustomers({ queue, payment }: Pick<Services, 'queue' | 'payment'>): Promise<void> {
  await queue.work('customer-removal', ({ data }) => payment.removeCustomer(jobSchema.parse(data).customerId));
}

/** Deleted users keep a row without personal data, so that chats, requests and subscriptions stay readable. */

/**
 * Whom texts name where no key does: filters of the back office, kept mails, and jobs of the queue.
 */
type Named = { name: string; email: string | null; loginEmail: string | null; whatsApp: string | null };

/** Addresses and numbers, which no other person has. In lower case. */
function contactsOf({ email, loginEmail, whatsApp }: Omit<Named, 'name'>): string[] {
  const given = [email, loginEmail, whatsApp].flatMap((contact) => contact?.toLowerCase() || []);
  return [...new Set(given)];
}

/** The same, and the full name. A first name alone is the name of many. */
function namesOf({ name, ...contacts }: Named): string[] {
  const fullName = name.trim().toLowerCase();
  const isUsual = /\s/.test(fullName) && fullName.length >= shortestFullName;
  return isUsual ? [...contactsOf(contacts), fullName] : contactsOf(contacts);
}

/** Shorter ones are found in texts about anything. */
const shortestFullName = 6;

/** Whether a text has one of these names, in any case. */
function isAbout(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return names.some((name) => lower.includes(name));
}

/** Removes the filters that admins keep of searches for this person. */
async function removeFiltersAbout(tx: Prisma.TransactionClient, names: readonly string[]): Promise<void> {
  const filters = await tx.savedFilter.findMany({ select: { id: true, name: true, query: true } });
  const found = filters.filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()].some((text) => isAbout(text, names)),
  );
  await tx.savedFilter.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
}

const adminsStay = 'Admins cannot be deleted here.';

/**
 * Deletes a job seeker or an employer, by an admin.
 * @param version that the admin has seen; without one, any is deleted
 * @throws Unavailable when a subscription cannot be cancelled
 */
export const deleteUser = adminVerb(
  'PEOPLE',
  [NotFound, Outdated, Unavailable],
  async (ctx: Ctx, person: PersonReference, version?: string | null): Promise<void> => {
    if (person.role === 'ROLE_ADMIN') throw new Forbidden(adminsStay);
    await erase(ctx, person, { version });
  },
);

/** Lets signed-in users through, except admins. */
function requireErasable(viewer: Viewer): Exclude<ReturnType<typeof requireAccount>, { kind: 'admin' }> {
  const account = requireAccount(viewer);
  if (account.kind === 'admin') throw new Forbidden(adminsStay);
  return account;
}

/**
 * Deletes the viewer's own account. Returns its id.
 * @throws InvalidInput on `password`, Unavailable when a subscription cannot be cancelled
 */
export const deleteMyAccount = verb(
  null,
  requireErasable,
  [InvalidInput, NotFound, Unavailable],
  async (ctx: Ctx, viewer, input: { password: string }): Promise<PersonReference> => {
    const { password } = validated(currentPasswordSchema, input);
    await confirmPassword(ctx, { id: viewer.id, address: ctx.caller.network }, 'password', password);
    const role: Role = viewer.kind === 'jobSeeker' ? 'ROLE_CANDIDATE' : 'ROLE_EMPLOYER';
    await erase(ctx, { id: viewer.id, role });
    return { id: viewer.id, role };
  },
);

/**
 * Employers are erased under their lock: a concurrent purchase either comes first and is ended, or finds no account.
 * @param onlyGuest whether someone who has an account by now counts as not there
 */
export async function erase(
  ctx: Ctx,
  { id, role }: PersonReference,
  { onlyGuest = false, version }: { onlyGuest?: boolean; version?: string | null | undefined } = {},
): Promise<void> {
  const { names, chats, files, shifts } =
    role === 'ROLE_EMPLOYER'
      ? await atProvider(ctx, { employerIds: [id], unknown: deletionUnknown }, () =>
          withEmployerLock(ctx, id, async (tx) => {
            // Before the provider is asked, which nothing takes back.
            await requirePersonVersion(ctx, tx, { id, role }, version);
            await endSubscriptions(ctx, tx, id);
            await lockPeople(tx, ctx.viewer, [{ id, role }]);
            return eraseRow(ctx, tx, { id, role }, onlyGuest);
          }),
        )
      : await write(ctx, [{ id, role }], async (tx) => {
          await requirePersonVersion(ctx, tx, { id, role }, version);
          return eraseRow(ctx, tx, { id, role }, onlyGuest);
        });
  ctx.events.publish('accessChanged', { userId: id });
  // Ends connections opened with their share links.
  for (const chatId of chats) ctx.events.publish('accessChanged', { chatId });
  announceEndedShifts(ctx, shifts);
  for (const file of files) await removeReplaced(ctx, file);
  await removeResumableUploads(ctx, { userId: id });
  await ctx.keptMail.removeAbout((text) => isAbout(text, names));
}

/** @throws Outdated */
async function requirePersonVersion(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id, role }: PersonReference,
  version: string | null | undefined,
): Promise<void> {
  const person = version == null ? null : await tx.user.findUnique({ where: { id } });
  if (person) await requireVersion(ctx, tx, role === 'ROLE_EMPLOYER' ? 'EMPLOYER' : 'JOB_SEEKER', person, version);
}

type Left = {
  /** What mails that are kept here may name the person by. */
  names: string[];
  chats: number[];
  /** Uploads that no record uses any more. */
  files: string[];
  shifts: EndedShifts;
};

async function eraseRow(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id, role }: PersonReference,
  onlyGuest: boolean,
): Promise<Left> {
  const at = ctx.now();
  const person = await tx.user.findFirst({
    where: { id, role, deletedAt: null, ...(onlyGuest && { loginEmail: null }) },
    select: {
      bannedAt: true,
      name: true,
      email: true,
      loginEmail: true,
      whatsApp: true,
      stripeCustomerId: true,
      photoUri: true,
      logoUri: true,
      videoUri: true,
      videoPosterUri: true,
    },
  });
  if (!person) throw new NotFound();
  if (person.bannedAt) await keepBannedEmails(ctx, tx, [person.email, person.loginEmail]);
  const names = namesOf(person);
  await ctx.queue.removeAbout(tx, contactsOf(person));
  await removeFiltersAbout(tx, names);
  await noteCustomerRemoval(ctx, tx, person.stripeCustomerId);
  const offers = await tx.jobOffer.findMany({ where: { employerId: id }, select: { photoUri: true } });
  // No longer public before their texts go.
  await tx.jobOffer.updateMany({ where: { employerId: id, ...publicJobOffers }, data: notPublic });
  const shifts = await endTrialShiftsOf(ctx, tx, id, at);
  await erasePerson(tx, { id, at });
  await auditedValues(ctx, tx, { action: 'user.delete', type: personType(role), id });
  const chats = await tx.chat.findMany({
    where: { OR: [{ employerId: id }, { jobSeekerId: id }] },
    select: { id: true },
  });
  const unused = await tx.upload.findMany({ where: { userId: id, attachedAt: null }, select: { id: true } });
  return {
    names,
    shifts,
    chats: chats.map((chat) => chat.id),
    files: [
      ...[person.photoUri, person.logoUri, person.videoUri, person.videoPosterUri]
        .concat(offers.map(({ photoUri }) => photoUri))
        .flatMap((uri) => (uri && uploadIdOf(uri)) ?? []),
      ...unused.map((upload) => upload.id),
    ],
  };
}
