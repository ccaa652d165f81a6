import type { Chat } from '../../generated/prisma/client.ts';
import { inBatches } from '../batch.ts';
import { openContactChat } from '../chat/contactChat.ts';
import { sendMessage } from '../chat/message.ts';
import { activateWaiting, publishIntroduction } from '../contactRequest/introduction.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, NotFound, SignInRequired } from '../errors.ts';
import { publicJobOffers, requireApplicant } from './jobOffer.policy.ts';

/** One for each offer: applying again finds the message that was sent. */
const clientIdOf = (offerId: number) => `job-offer-${offerId}`;

/**
 * A job seeker applies to an offer: the chat with its employer is made or opened, and the first message in it says which
 * offer it is about. Doing it again changes nothing (docs/decisions/0033).
 * @returns the chat's id.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins, NotFound, Conflict for a profile that is
 * not activated.
 */
export async function applyToJobOffer(ctx: DomainContext, offerId: number): Promise<number> {
  const { db, reference } = ctx;
  const { id: jobSeekerId } = requireApplicant(ctx.viewer);
  const offer = await db.jobOffer.findFirst({ where: { id: offerId, ...publicJobOffers } });
  if (!offer) throw new NotFound();
  const profile = await db.user.findFirst({ where: { id: jobSeekerId, deletedAt: null }, select: { active: true } });
  if (!profile) throw new SignInRequired();
  if (!profile.active) throw new Conflict('You can apply as soon as your profile is activated.');
  const { employerId } = offer;
  const at = ctx.now();
  const pair = { employerId, jobSeekerId };
  const { chat, introductions } = await db.$transaction(async (tx) => ({
    chat: await openContactChat(tx, pair, at),
    introductions: await activateWaiting(tx, pair, at),
  }));
  for (const introduction of introductions) publishIntroduction(ctx, introduction);
  const job = reference.jobs.get(offer.jobId) ?? (await db.job.findUniqueOrThrow({ where: { id: offer.jobId } }));
  const city = reference.cities.get(offer.cityId) ?? (await db.city.findUniqueOrThrow({ where: { id: offer.cityId } }));
  await sendMessage(ctx, {
    chat: { chatId: chat.id },
    text: `I would like to apply for your job offer ‘${job.name} in ${city.name}’: ${ctx.links.jobOffer(offerId)}`,
    clientId: clientIdOf(offerId),
  });
  return chat.id;
}

type Offer = { id: number; employerId: number };

const loaders = new WeakMap<DomainContext, (offer: Offer) => Promise<Chat | null>>();

/** The chat in which the viewer has applied for this offer; null if they have not. Batched. */
export async function applicationChat(ctx: DomainContext, offer: Offer): Promise<Chat | null> {
  const { viewer } = ctx;
  if (viewer.kind !== 'jobSeeker') return null;
  const load = loaders.get(ctx) ?? inBatches((offers: Offer[]) => applicationChats(ctx, viewer.id, offers));
  loaders.set(ctx, load);
  return load(offer);
}

async function applicationChats(
  { db }: DomainContext,
  jobSeekerId: number,
  offers: Offer[],
): Promise<(offer: Offer) => Chat | null> {
  const applied = { userId: jobSeekerId, clientId: { in: offers.map(({ id }) => clientIdOf(id)) } };
  const chats = await db.chat.findMany({
    where: { open: true, jobSeekerId, employerId: { in: offers.map(({ employerId }) => employerId) } },
    include: { messages: { where: applied, select: { clientId: true } } },
  });
  return ({ id, employerId }) => {
    const found = chats.find(
      (chat) => chat.employerId === employerId && chat.messages.some(({ clientId }) => clientId === clientIdOf(id)),
    );
    if (!found) return null;
    const { messages: _, ...chat } = found;
    return chat;
  };
}
