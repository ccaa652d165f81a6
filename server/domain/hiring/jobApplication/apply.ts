import type { z } from 'zod';
import type { Chat, JobOffer, Prisma } from '../../../generated/prisma/client.ts';
import { unnamedGuest } from '../../accounts/access/visibility.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { hasBlockBetween, isBlockedBetween } from '../../chat/block/block.ts';
import { messageSchema } from '../../chat/message/message.input.ts';
import { publishMessage, storeMessage } from '../../chat/message/message.ts';
import { lockSeat, type Seat } from '../../chat/seat/access.ts';
import { openContactChat } from '../../chat/seat/contactChat.ts';
import type { Ctx, Db } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { inSentence } from '../../core/text/countryInSentence.ts';
import { calledName, firstName } from '../../core/text/firstName.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireJobSeeker } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { publicJobOffers, requireApplicant } from '../../offers/jobOffer/jobOffer.policy.ts';
import { type titleColumns, titleOf } from '../../offers/jobOffer/jobOffer.ts';
import { activateWaiting, publishIntroduction } from '../contactRequest/introduction.ts';
import { offerMessageSchema } from './jobApplication.input.ts';

/** One for each offer: applying again finds the message that was sent. */
const clientIdOf = (offerId: number) => `job-offer-${offerId}`;

/**
 * A job seeker applies to an offer: the chat with its employer is made or opened, and has the message in it. Doing it again
 * changes nothing (docs/decisions/0061).
 * @param message what the job seeker writes; without one, the suggested message
 * @returns the chat's id.
 * @throws Conflict for a profile that is not activated, InvalidInput on `message`
 */
export const applyToJobOffer = verb(
  'HIRING',
  requireApplicant,
  [NotFound, Conflict, InvalidInput],
  async (ctx: Ctx, { id: jobSeekerId }, offerId: number, message: string | null = null): Promise<number> => {
    const text = message === null ? null : validated(offerMessageSchema, { message }).message;
    const offer = await openOffer(ctx, jobSeekerId, offerId);
    const sent = { text: text ?? (await suggestionFor(ctx, offer)), clientId: clientIdOf(offerId) };
    return writeToEmployer(ctx, jobSeekerId, offer, sent, async (tx, chatId, at) => {
      const application = { jobOfferId: offerId, jobSeekerId, chatId, createdAt: at, updatedAt: at };
      await tx.jobApplication.createMany({ data: [application], skipDuplicates: true });
    });
  },
);

/**
 * A job seeker asks the employer of an offer something, in their chat, without an application. Counts like one.
 * @param clientId as of a message: the same question again stores nothing
 * @returns the chat's id.
 * @throws as `applyToJobOffer`
 */
export const askAboutJobOffer = verb(
  'HIRING',
  requireApplicant,
  [NotFound, Conflict, InvalidInput],
  async (
    ctx: Ctx,
    { id: jobSeekerId },
    offerId: number,
    input: { message: string; clientId?: string | null },
  ): Promise<number> => {
    const { message: text } = validated(offerMessageSchema, input);
    const { clientId } = validated(messageSchema, { text, clientId: input.clientId });
    const offer = await openOffer(ctx, jobSeekerId, offerId);
    return writeToEmployer(ctx, jobSeekerId, offer, { text, clientId });
  },
);

type Offer = Pick<JobOffer, 'id' | 'employerId' | keyof typeof titleColumns>;

/** A public offer that this job seeker may write about. */
async function openOffer(ctx: Ctx, jobSeekerId: number, id: number): Promise<Offer> {
  const offer = await ctx.db.jobOffer.findFirst({ where: { id, ...publicJobOffers } });
  if (!offer) throw new NotFound();
  await requireActive(ctx.db, jobSeekerId);
  if (await isBlockedBetween(ctx, offer.employerId, jobSeekerId)) throw new Conflict(blockedMessage);
  await spend(ctx, 'applications');
  return offer;
}

/**
 * Stores a message to the offer's employer, in their chat, which is made or opened. `also` is done in the same transaction.
 * @returns the chat's id
 */
async function writeToEmployer(
  ctx: Ctx,
  jobSeekerId: number,
  { id, employerId }: Offer,
  message: Pick<z.output<typeof messageSchema>, 'text' | 'clientId'>,
  also?: (tx: Prisma.TransactionClient, chatId: number, at: Date) => Promise<void>,
): Promise<number> {
  const at = ctx.now();
  const pair = { employerId, jobSeekerId };
  const { seat, stored, introductions } = await write(ctx, [{ id: employerId, unlessBanned: true }], async (tx) => {
    if ((await tx.jobOffer.count({ where: { id, employerId, ...publicJobOffers } })) === 0) throw new NotFound();
    await requireActive(tx, jobSeekerId);
    if (await hasBlockBetween({ db: tx }, employerId, jobSeekerId)) throw new Conflict(blockedMessage);
    const chat = await openContactChat(tx, pair, at);
    const introductions = await activateWaiting(tx, pair, at);
    await also?.(tx, chat.id, at);
    const key = { id: chat.id, kind: 'CONTACT', ...pair, supportUserId: null, open: true } as const;
    const seat: Seat = { chat: key, role: 'jobSeeker', userId: jobSeekerId };
    const { last, refusal } = await lockSeat(tx, seat);
    if (refusal) throw refusal;
    return { seat, stored: await storeMessage(tx, seat, message, { at, last }), introductions };
  });
  for (const introduction of introductions) publishIntroduction(ctx, introduction);
  publishMessage(ctx, seat, stored);
  return seat.chat.id;
}

/** The suggested message of an application of the viewer; null for viewers who do not apply. */
export const applicationSuggestion = (ctx: Ctx, offer: Offer): Promise<string> | null =>
  ctx.viewer.kind === 'jobSeeker' ? suggestionFor(ctx, offer) : null;

async function suggestionFor(ctx: Ctx, { employerId, ...terms }: Offer): Promise<string> {
  const { db, reference, viewer } = ctx;
  const [employer, profile, offer] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: employerId }, select: nameColumns }),
    db.user.findUniqueOrThrow({ where: { id: requireJobSeeker(viewer).id }, include: { experience: true } }),
    titleOf(ctx, terms),
  ]);
  const { jobId: ownJobId, experience, partTime, fullTime } = profile;
  const employerName = firstName(await visibleName(ctx, employer));
  return suggestedApplication({
    employerName: employerName === unnamedGuest ? null : employerName,
    offer,
    jobSeekerName: calledName(profile),
    ownJob: reference.jobs.get(ownJobId)?.name ?? null,
    experience: experience?.name ?? null,
    partTime,
    fullTime,
  });
}

const blockedMessage = 'You cannot apply to this job offer.';

async function requireActive(db: Db, id: number): Promise<void> {
  const profile = await db.user.findFirst({ where: { id, deletedAt: null }, select: { active: true } });
  if (!profile) throw new SignInRequired();
  if (!profile.active) throw new Conflict('You can apply as soon as your profile is activated.');
}

/** The chat in which the viewer has applied for this offer; null if they have not. Batched. */
export async function applicationChat(ctx: Ctx, offerId: number): Promise<Chat | null> {
  return ctx.viewer.kind === 'jobSeeker' ? chatOf(ctx, offerId) : null;
}

const chatOf = batchedBy(async ({ db, viewer }: Ctx, offerIds: number[]) => {
  const where = { jobSeekerId: requireJobSeeker(viewer).id, jobOfferId: { in: offerIds }, chat: { open: true } };
  const applications = await db.jobApplication.findMany({ where, select: { jobOfferId: true, chat: true } });
  const chats = new Map(applications.map(({ jobOfferId, chat }) => [jobOfferId, chat]));
  return (id: number) => chats.get(id) ?? null;
});

/** What an application is about: the offer, and what its author says in the profile. */
interface Applied {
  /** The first name; null where the employer has none to show. */
  employerName: string | null;
  offer: string;
  jobSeekerName: string;
  /** The job seeker's own job and experience, as the reference data names them. */
  ownJob: string | null;
  experience: string | null;
  partTime: boolean;
  fullTime: boolean;
}

/** The message that an application begins with. The job seeker changes it before it is sent. */
export function suggestedApplication(applied: Applied): string {
  const { employerName, offer, jobSeekerName, ownJob, experience, partTime, fullTime } = applied;
  const times = [...(partTime ? ['part-time'] : []), ...(fullTime ? ['full-time'] : [])].join(' or ');
  const facts = [
    ownJob && `I work as ${/^[aeiou]/i.test(ownJob) ? 'an' : 'a'} ${inSentence(ownJob)}.`,
    experience && `My experience: ${inSentence(experience)}.`,
    times && `I can work ${times}.`,
  ].filter(Boolean);
  return [
    employerName === null ? 'Hello,' : `Hello ${employerName},`,
    [`I would like to apply for your job offer ‘${offer}’.`, ...facts].join(' '),
    `Best regards,\n${jobSeekerName}`,
  ].join('\n\n');
}
