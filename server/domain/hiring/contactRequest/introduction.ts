import type { Prisma } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { whileViewerValid } from '../../accounts/access/validity.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import { lockContactChat, openContactChat, type Pair } from '../../chat/seat/contactChat.ts';
import { publishInboxEvent } from '../../chat/seat/publish.ts';
import { audited, auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, Db } from '../../core/context.ts';
import type { IntroductionEvent } from '../../core/events/events.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { isAdmin, requireAdmin, requireKnownViewer, viewerId } from '../../core/viewer/viewer.ts';
import type { Person } from '../../core/write/write.ts';
import { write } from '../../core/write/write.ts';
import { type ContactInput, contactSchema } from '../../people/employer/contactRequest.input.ts';
import { contactName } from '../../people/employer/guest.ts';
import { weighContactRequest } from '../../people/jobSeeker/popularity.ts';
import { asContact, type Contact, contactColumns, findByClientKey, withAccountData } from './contact.ts';
import { queueRequestMail } from './contactRequest.mail.ts';
import { visibleContactRequests } from './contactRequest.policy.ts';

/** An admin brings an employer and a job seeker together; one of them, or an admin, takes it up. */

type Introducible = { employerId: number; jobSeekerId: number } & ContactInput;

/** Introductions that wait and that can be taken up: both are still there, the job seeker's profile is public. */
export const waiting = {
  activatedAt: null,
  employer: { deletedAt: null, bannedAt: null },
  jobSeeker: publicJobSeekers,
} as const satisfies Prisma.ContactRequestWhereInput;

/**
 * Introduces a job seeker to an employer: a contact request that is pending until it is activated. What is not given of the
 * contact data is taken from the employer's account. Two who are being introduced already get no second introduction: the one
 * that waits is brought up to date. A chat between them stays as it is; without one, it is made closed, for admins alone.
 * @throws InvalidInput by field
 */
export const introduceJobSeeker = verb(
  'HIRING',
  requireAdmin,
  [NotFound, InvalidInput],
  async (ctx: Ctx, admin, input: Introducible): Promise<Contact> => {
    const pair = { employerId: input.employerId, jobSeekerId: input.jobSeekerId };
    await requireIntroducible(ctx.db, pair);
    const {
      clientKey,
      termsVersion: _ofGuests,
      ...given
    } = validated(contactSchema, await withAccountData(ctx, pair.employerId, input));
    const data = { ...given, name: contactName(given) };
    const sent = await findByClientKey(ctx, clientKey, { ...pair, introducedById: { not: null } });
    if (sent) return sent;
    const at = ctx.now();
    const include = { status: { select: { name: true } } } as const;
    const contact = await write(ctx, [pair.employerId, pair.jobSeekerId], async (tx) => {
      await requireIntroducible(tx, pair);
      const { id: chatId, ...times } = await lockContactChat(tx, pair, at);
      const pending = await tx.contactRequest.findFirst({ where: { chatId, activatedAt: null }, include });
      const request = pending
        ? await tx.contactRequest.update({ where: { id: pending.id }, data, include })
        : await tx.contactRequest.create({
            data: {
              ...data,
              ...pair,
              chatId,
              clientKey,
              ...times,
              introducedById: admin.id,
              activatedAt: null,
              createdAt: at,
            },
            include,
          });
      const change = { before: pending, after: request };
      await audited(ctx, tx, { action: 'contactRequest.introduce', type: 'CONTACT_REQUEST', ...change });
      return asContact(request);
    });
    publishIntroduction(ctx, contact);
    return contact;
  },
);

/**
 * Activates the pending introductions of two people who now have a chat, so that they are not offered it again. These do not
 * count for popularity. Pass the result to `publishIntroduction` after the commit.
 */
export async function activateWaiting(tx: Prisma.TransactionClient, pair: Pair, at: Date): Promise<Contact[]> {
  const taken = await tx.contactRequest.updateManyAndReturn({
    where: { ...pair, activatedAt: null },
    data: { activatedAt: at },
    select: contactColumns,
  });
  return taken.map(asContact);
}

/** Tells the two, and every admin, that an introduction of theirs is new, or another. After the commit, never before. */
export function publishIntroduction({ events }: Ctx, { contactRequestId, employerId, jobSeekerId }: Contact): void {
  const event = { contactRequestId };
  for (const userId of [employerId, jobSeekerId]) events.publish('introductions', String(userId), event);
  events.publish('allIntroductions', event);
}

/**
 * The viewer's introductions that are made or activated; for an admin, all. Ends when the viewer changes. The holder of a share
 * link gets none.
 * @throws SignInRequired, also when the viewer's session has ended.
 */
export async function watchIntroductions(ctx: Ctx): Promise<AsyncIterable<IntroductionEvent>> {
  const { db, events, viewer } = ctx;
  return whileViewerValid(ctx, {
    source: (userId) =>
      isAdmin(viewer) ? events.subscribe('allIntroductions') : events.subscribe('introductions', userId),
    covers: async ({ contactRequestId: id }) =>
      (await db.contactRequest.count({ where: { id, AND: visibleContactRequests(viewer) } })) > 0,
  });
}

async function requireIntroducible(db: Db, pair: Pair) {
  const people = await db.user.findMany({
    where: {
      deletedAt: null,
      bannedAt: null,
      OR: [
        { id: pair.employerId, role: 'ROLE_EMPLOYER' },
        { id: pair.jobSeekerId, role: 'ROLE_CANDIDATE' },
      ],
    },
    select: { role: true, active: true },
  });
  const jobSeeker = people.find(({ role }) => role === 'ROLE_CANDIDATE');
  if (!jobSeeker || people.length < 2) throw new NotFound();
  if (!jobSeeker.active) throw InvalidInput.of('jobSeeker', 'This job seeker is paused. Please activate them first.');
  if (await hasBlockBetween({ db }, pair.employerId, pair.jobSeekerId)) {
    throw InvalidInput.of('jobSeeker', 'One of the two has blocked the other, so they cannot be introduced.');
  }
}

/** Absent or null: all of them. */
export type PendingFilter = { employerId?: number | null; jobSeekerId?: number | null };

/**
 * Pending introductions, the newest first: all for an admin, their own for an employer or a job seeker
 * (docs/decisions/0057).
 */
export function pendingIntroductions(
  { viewer }: Pick<Ctx, 'viewer'>,
  { employerId, jobSeekerId }: PendingFilter,
): Listing<Prisma.ContactRequestWhereInput> {
  return {
    where: {
      ...waiting,
      AND: [
        visibleContactRequests(viewer),
        employerId != null ? { employerId } : {},
        jobSeekerId != null ? { jobSeekerId } : {},
      ],
    },
    order: [{ field: 'createdAt', direction: 'desc' }],
  };
}

/**
 * The pending introductions shown beside a chat: the viewer's; for an admin, those of both sides. The holder of a share link
 * sees one chat only, so there are none.
 */
export function pendingInChat(
  ctx: Pick<Ctx, 'viewer'>,
  chat: { id: number; employerId: number | null; jobSeekerId: number | null },
): Listing<Prisma.ContactRequestWhereInput> {
  const { where, order } = pendingIntroductions(ctx, {});
  const { employerId, jobSeekerId } = chat;
  const own = viewerId(ctx.viewer);
  const people = isAdmin(ctx.viewer) ? [employerId, jobSeekerId] : [employerId, jobSeekerId].filter((id) => id === own);
  const ids = people.filter((id) => id !== null);
  return {
    where: {
      AND: [where, { chatId: { not: chat.id }, OR: [{ employerId: { in: ids } }, { jobSeekerId: { in: ids } }] }],
    },
    order,
  };
}

/**
 * An introduction that the viewer may know of.
 * @throws SignInRequired, NotFound
 */
export async function requireIntroduction({ db, viewer }: Ctx, id: number) {
  requireKnownViewer(viewer);
  const introduction = await db.contactRequest.findFirst({
    where: { id, introducedById: { not: null }, AND: visibleContactRequests(viewer) },
    select: { ...contactColumns, activatedAt: true },
  });
  if (!introduction) throw new NotFound();
  return introduction;
}

const leftMessage = 'The employer or the job seeker is deleted or paused.';

/**
 * Takes an introduction up: opens the chat for the two, and counts for the job seeker's popularity from now. Once it is
 * activated, doing it again changes nothing.
 * @throws Conflict after a block by one of the two, and for admins when one of them is not there any more
 */
export const activateIntroduction = verb(
  'HIRING',
  requireKnownViewer,
  [NotFound, Conflict],
  async (ctx: Ctx, _viewer, id: number): Promise<Contact> => {
    const whoIsLeft = (id: number): Person => ({
      id,
      failure: () => (isAdmin(ctx.viewer) ? new Conflict(leftMessage) : new NotFound()),
    });
    const introduction = await requireIntroduction(ctx, id);
    const contact = asContact(introduction);
    if (introduction.activatedAt) return contact;
    const pair = { employerId: contact.employerId, jobSeekerId: contact.jobSeekerId };
    const at = ctx.now();
    const isNew = await write(ctx, [whoIsLeft(pair.employerId), whoIsLeft(pair.jobSeekerId)], async (tx) => {
      if (await hasBlockBetween({ db: tx }, pair.employerId, pair.jobSeekerId)) {
        // The blocked person is not told who did it.
        throw new Conflict(
          isAdmin(ctx.viewer) ? 'One of the two has blocked the other.' : 'This introduction is over.',
        );
      }
      await lockContactChat(tx, pair, at);
      const { count } = await tx.contactRequest.updateMany({
        where: { id, ...waiting },
        data: { activatedAt: at },
      });
      if (count === 0) return false;
      await openContactChat(tx, pair, at);
      await weighContactRequest(tx, id, pair);
      // Who takes it up is in the chat already.
      if (viewerId(ctx.viewer) !== pair.jobSeekerId) await queueRequestMail(ctx, tx, id);
      await auditedValues(ctx, tx, {
        action: 'contactRequest.activate',
        type: 'CONTACT_REQUEST',
        id,
        before: { activatedAt: null },
        after: { activatedAt: at.toISOString() },
      });
      return true;
    });
    if (isNew) {
      publishInboxEvent(ctx, contact.chatId, [pair.employerId, pair.jobSeekerId]);
      publishIntroduction(ctx, contact);
    } else await requireActivated(ctx, id);
    return contact;
  },
);

/** Another one has activated it in this moment; or it is gone, or one of the two is. */
async function requireActivated({ db, viewer }: Ctx, id: number): Promise<void> {
  const now = await db.contactRequest.findUnique({ where: { id }, select: { activatedAt: true } });
  if (now?.activatedAt) return;
  if (now && isAdmin(viewer)) throw new Conflict(leftMessage);
  throw new NotFound();
}
