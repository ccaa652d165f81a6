import type { Chat } from '../../../generated/prisma/client.ts';
import { hasBlockBetween, isBlockedBetween } from '../../chat/block/blocked.ts';
import { sendMessage } from '../../chat/message/message.ts';
import { openContactChat } from '../../chat/seat/contactChat.ts';
import type { Db } from '../../core/context.ts';
import { Conflict, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { requireJobSeeker } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import type { OfferContext } from '../../offers/context.ts';
import { publicJobOffers, requireApplicant } from '../../offers/jobOffer/jobOffer.policy.ts';
import { activateWaiting, publishIntroduction } from '../contactRequest/introduction.ts';

/** One for each offer: applying again finds the message that was sent. */
const clientIdOf = (offerId: number) => `job-offer-${offerId}`;

/**
 * A job seeker applies to an offer: the chat with its employer is made or opened, and the first message in it says which
 * offer it is about. Doing it again changes nothing (docs/decisions/0089).
 * @returns the chat's id.
 * @throws Conflict for a profile that is not activated
 */
export const applyToJobOffer = verb(
  'HIRING',
  requireApplicant,
  [NotFound, Conflict],
  async (ctx: OfferContext, { id: jobSeekerId }, offerId: number): Promise<number> => {
    const { db, reference } = ctx;
    const offer = await db.jobOffer.findFirst({ where: { id: offerId, ...publicJobOffers } });
    if (!offer) throw new NotFound();
    await requireActive(db, jobSeekerId);
    const { employerId } = offer;
    if (await isBlockedBetween(ctx, employerId, jobSeekerId)) throw new Conflict(blockedMessage);
    await spend(ctx, 'applications');
    const at = ctx.now();
    const pair = { employerId, jobSeekerId };
    const { chat, introductions } = await write(ctx, [{ id: employerId, unlessBanned: true }], async (tx) => {
      if ((await tx.jobOffer.count({ where: { id: offerId, employerId, ...publicJobOffers } })) === 0)
        throw new NotFound();
      await requireActive(tx, jobSeekerId);
      if (await hasBlockBetween({ db: tx }, employerId, jobSeekerId)) throw new Conflict(blockedMessage);
      const chat = await openContactChat(tx, pair, at);
      const introductions = await activateWaiting(tx, pair, at);
      const application = { jobOfferId: offerId, jobSeekerId, chatId: chat.id, createdAt: at, updatedAt: at };
      await tx.jobApplication.createMany({ data: [application], skipDuplicates: true });
      return { chat, introductions };
    });
    for (const introduction of introductions) publishIntroduction(ctx, introduction);
    const job = reference.jobs.get(offer.jobId) ?? (await db.job.findUniqueOrThrow({ where: { id: offer.jobId } }));
    const city =
      reference.cities.get(offer.cityId) ?? (await db.city.findUniqueOrThrow({ where: { id: offer.cityId } }));
    await sendMessage(
      ctx,
      {
        chat: { chatId: chat.id },
        text: `I would like to apply for your job offer ‘${job.name} in ${city.name}’: ${ctx.links.jobOffer(offerId)}`,
        clientId: clientIdOf(offerId),
      },
      { isCounted: false },
    );
    return chat.id;
  },
);

const blockedMessage = 'You cannot apply to this job offer.';

async function requireActive(db: Db, id: number): Promise<void> {
  const profile = await db.user.findFirst({ where: { id, deletedAt: null }, select: { active: true } });
  if (!profile) throw new SignInRequired();
  if (!profile.active) throw new Conflict('You can apply as soon as your profile is activated.');
}

/** The chat in which the viewer has applied for this offer; null if they have not. Batched. */
export async function applicationChat(ctx: OfferContext, offerId: number): Promise<Chat | null> {
  return ctx.viewer.kind === 'jobSeeker' ? chatOf(ctx, offerId) : null;
}

const chatOf = batchedBy(async ({ db, viewer }: OfferContext, offerIds: number[]) => {
  const where = { jobSeekerId: requireJobSeeker(viewer).id, jobOfferId: { in: offerIds }, chat: { open: true } };
  const applications = await db.jobApplication.findMany({ where, select: { jobOfferId: true, chat: true } });
  const chats = new Map(applications.map(({ jobOfferId, chat }) => [jobOfferId, chat]));
  return (id: number) => chats.get(id) ?? null;
});
