import { z } from 'zod';
import type { Prisma, Role } from '../../../generated/prisma/client.ts';
import { unnamedGuest } from '../../accounts/access/visibility.ts';
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
import { searchForm } from '../../core/lists/searchForm.ts';
import { deletedUserName } from '../../core/text/firstName.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAccount, type Viewer } from '../../core/viewer/viewer.ts';
import { lockPeople, write } from '../../core/write/write.ts';
import { removeFiles } from '../../files/stored/removal.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { announceEndedShifts, type EndedShifts, endTrialShiftsOf } from '../../hiring/trialShift/leaving.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { notPublic } from '../../offers/jobOffer/state.ts';
import { noteClosedMail } from './closedMail.ts';
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

/** What is done after a deletion, however its process ends: a job of its transaction. */

const followUpSchema = z.object({ userId: z.number(), files: z.array(z.string()) });

/** Closes what was open as the person, and removes their files. Called every few seconds by any number of processes. */
export async function finishDeletions(services: Services): Promise<void> {
  const { db, events, queue } = services;
  await queue.work('deletion', async ({ data }) => {
    const { userId, files } = followUpSchema.parse(data);
    events.publish('accessChanged', { userId });
    // Ends connections opened with their share links.
    for (const { id } of await db.chat.findMany({ where: chatsOf(userId), select: { id: true } }))
      events.publish('accessChanged', { chatId: id });
    await removeFiles(services, { files, userId });
  });
}

const chatsOf = (id: number) => ({ OR: [{ employerId: id }, { jobSeekerId: id }] });

/** Whom texts name where no key does: filters of the back office, reasons in the audit log, kept mails, and jobs of the queue. */
type Named = {
  names: readonly string[];
  companies: readonly string[];
  /** In lower case, confirmed or not: no one else has them. */
  emails: readonly string[];
  /** Only digits. */
  numbers: readonly string[];
};

const contactColumns = { name: true, email: true, whatsApp: true, company: true } as const;

/** By what a person may be named: what they are called, and what they have typed elsewhere. Read before it is erased. */
async function namedAs(tx: Prisma.TransactionClient, id: number): Promise<Named> {
  const { loginEmail, pendingEmailChange, pendingSignUps, employerContactRequests, ...person } =
    await tx.user.findUniqueOrThrow({
      where: { id },
      select: {
        ...contactColumns,
        loginEmail: true,
        pendingEmailChange: { select: { email: true } },
        pendingSignUps: { select: { email: true, name: true } },
        employerContactRequests: { select: contactColumns, distinct: ['name', 'email', 'whatsApp', 'company'] },
      },
    });
  const asked = [person, ...employerContactRequests];
  const given = (values: (string | null | undefined)[]) => [...new Set(values.flatMap((value) => value || []))];
  const standIns: readonly string[] = [unnamedGuest, deletedUserName];
  return {
    names: given([...asked, ...pendingSignUps].map(({ name }) => name)).filter((name) => !standIns.includes(name)),
    companies: given(asked.map(({ company }) => company)),
    emails: given([...asked, ...pendingSignUps, pendingEmailChange].map((one) => one?.email).concat(loginEmail)).map(
      (email) => email.toLowerCase(),
    ),
    numbers: given(asked.map(({ whatsApp }) => whatsApp?.replaceAll(/\D/g, ''))),
  };
}

/** Writing without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const wordsOf = (text: string): string[] =>
  searchForm(text.replaceAll(/['\u2019]s\b/g, '')).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
/** A shorter number is one of many. */
const shortestNumber = 7;

/**
 * Tells whether a text names this person: an email; a number, with or without what is before it; all words of a name, in any order;
 * or a company. A name of one word is the name of many, so that it finds too much rather than too little.
 */
export function isAbout({ names, companies, emails, numbers }: Named): (text: string) => boolean {
  const nameWords = names.map(wordsOf).filter((words) => words.length > 0);
  const phrases = companies.map(wordsOf).filter((words) => words.length > 0);
  return (text) => {
    const lower = text.toLowerCase();
    if (emails.some((email) => lower.includes(email))) return true;
    const digits = text.replaceAll(/(?<=\d)[\s()./-]+(?=\d)/g, '').match(/\d+/g) ?? [];
    const isNumber = (run: string) => numbers.some((number) => number.endsWith(run) || run.endsWith(number));
    if (digits.some((run) => run.length >= shortestNumber && isNumber(run))) return true;
    const words = wordsOf(text);
    const [known, line] = [new Set(words), ` ${words.join(' ')} `];
    const has = (word: string) => known.has(word) || (unspaced.test(word) && line.includes(word));
    return (
      nameWords.some((name) => name.every(has)) ||
      phrases.some((phrase) => line.includes(` ${phrase.join(' ')} `) || (phrase.length === 1 && phrase.every(has)))
    );
  };
}

/** What a reason in the audit log says goes, if it is about this person or names them. */
async function eraseReasons(
  tx: Prisma.TransactionClient,
  id: number,
  mentions: (text: string) => boolean,
): Promise<void> {
  const entries = await tx.auditEntry.findMany({
    where: { action: 'user.viewAs' },
    select: { id: true, recordId: true, after: true },
  });
  for (const { id: entryId, recordId, after } of entries) {
    const { reason, ...others } = z.looseObject({ reason: z.string().nullable() }).parse(after);
    if (reason === null || !(recordId === id || mentions(reason))) continue;
    const data = { after: { ...others, reason: null } as Prisma.InputJsonObject };
    await tx.auditEntry.update({ where: { id: entryId }, data, select: { id: true } });
  }
}

/** Removes the filters that admins keep of searches for this person. */
async function removeFiltersAbout(tx: Prisma.TransactionClient, mentions: (text: string) => boolean): Promise<void> {
  const filters = await tx.savedFilter.findMany({ select: { id: true, name: true, query: true } });
  const found = filters.filter(({ name, query }) => [name, ...new URLSearchParams(query).values()].some(mentions));
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
  const shifts =
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
  announceEndedShifts(ctx, shifts);
  // At once where that is possible; otherwise the job does it.
  await finishDeletions(ctx).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'what follows a deletion is left to its job'),
  );
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

async function eraseRow(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { id, role }: PersonReference,
  onlyGuest: boolean,
): Promise<EndedShifts> {
  const at = ctx.now();
  const person = await tx.user.findFirst({
    where: { id, role, deletedAt: null, ...(onlyGuest && { loginEmail: null }) },
    select: {
      bannedAt: true,
      email: true,
      loginEmail: true,
      stripeCustomerId: true,
      photoUri: true,
      logoUri: true,
      videoUri: true,
      videoPosterUri: true,
    },
  });
  if (!person) throw new NotFound();
  if (person.bannedAt) await keepBannedEmails(ctx, tx, [person.email, person.loginEmail]);
  const named = await namedAs(tx, id);
  const mentions = isAbout(named);
  await ctx.queue.removeAbout(tx, [...named.emails, ...named.numbers.filter(({ length }) => length >= shortestNumber)]);
  await removeFiltersAbout(tx, mentions);
  await eraseReasons(tx, id, mentions);
  await noteCustomerRemoval(ctx, tx, person.stripeCustomerId);
  // Guests are removed by time. Someone banned has had a last mail.
  if (person.email && !onlyGuest && !person.bannedAt) await noteClosedMail(ctx, tx, { id, email: person.email });
  const offers = await tx.jobOffer.findMany({ where: { employerId: id }, select: { photoUri: true } });
  // No longer public before their texts go.
  await tx.jobOffer.updateMany({ where: { employerId: id, ...publicJobOffers }, data: notPublic });
  const shifts = await endTrialShiftsOf(ctx, tx, id, at);
  await erasePerson(tx, { id, at });
  await auditedValues(ctx, tx, { action: 'user.delete', type: personType(role), id });
  const unused = await tx.upload.findMany({ where: { userId: id, attachedAt: null }, select: { id: true } });
  const pictures = [person.photoUri, person.logoUri, person.videoUri, person.videoPosterUri]
    .concat(offers.map(({ photoUri }) => photoUri))
    .flatMap((uri) => (uri && uploadIdOf(uri)) ?? []);
  const followUp = { userId: id, files: [...pictures, ...unused.map((upload) => upload.id)] };
  await ctx.queue.add(tx, 'deletion', followUp satisfies z.infer<typeof followUpSchema>);
  // Before the commit, after which nothing knows the names. Doing it again after a rollback removes nothing else.
  await ctx.keptMail.removeAbout(mentions);
  return shifts;
}
