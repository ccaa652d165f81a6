import { spend } from '../budget/spend.ts';
import { accessibleChats } from '../chat/chat.policy.ts';
import { visibleContactRequests } from '../contactRequest/contactRequest.policy.ts';
import { canReadText, isContactText, textReader } from '../contactRequest/paywall.policy.ts';
import type { DomainContext } from '../context.ts';
import { pathOf } from '../upload/rules.ts';
import { requireAccount } from './require.ts';
import { visibleName } from './visibleName.ts';

/** What the product stores about a person, for the person. */
export type OwnData = {
  /** JSON documents by file name. */
  documents: Record<string, object>;
  /** One JSON document for each chat, read one at a time. */
  chats: { name: string; read: () => Promise<object> }[];
  /** The person's own files: the name in the download, and the path in the store. */
  files: { name: string; path: string }[];
};

/**
 * Everything that is stored about the viewer: profile, sessions, offers, requests, subscriptions, emails, chats and files.
 * Other people appear as the viewer sees them. Admins take part in chats as a group, so their data has no chats.
 * @throws SignInRequired, TooMany
 */
export async function readOwnData(ctx: DomainContext): Promise<OwnData> {
  const { db, viewer } = ctx;
  const { id, kind } = requireAccount(viewer);
  await spend(ctx, 'ownData');
  const [
    person,
    sessions,
    jobOffers,
    savedOffers,
    applications,
    references,
    ratings,
    savedSearches,
    shortlist,
    contactRequests,
    subscriptions,
    emails,
    reviews,
    reports,
    blocks,
    uploads,
    chats,
    trialShifts,
  ] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id },
      omit: {
        searchHead: true,
        searchText: true,
        guestKey: true,
        bannedAt: true,
        banReason: true,
        identityNote: true,
        referenceTexts: true,
      },
      include: {
        city: true,
        job: true,
        sex: true,
        nativeCountry: true,
        language: true,
        experience: true,
        offerAlert: true,
      },
    }),
    db.session.findMany({ where: { userId: id }, omit: { token: true, userId: true, updatedAt: true } }),
    db.jobOffer.findMany({ where: { employerId: id }, omit: { searchText: true, clientKey: true } }),
    db.savedJobOffer.findMany({ where: { jobSeekerId: id }, select: { jobOfferId: true, createdAt: true } }),
    db.jobApplication.findMany({
      where: { jobSeekerId: id },
      select: { jobOfferId: true, chatId: true, createdAt: true },
    }),
    db.jobReference.findMany({ where: { jobSeekerId: id }, omit: { jobSeekerId: true } }),
    db.rating.findMany({
      where: { OR: [{ employerId: id }, { jobSeekerId: id }] },
      omit: { employerId: true },
    }),
    db.savedSearch.findMany({ where: { employerId: id }, omit: { employerId: true } }),
    db.shortlistEntry.findMany({
      where: { employerId: id },
      select: { jobSeekerId: true, note: true, createdAt: true },
    }),
    kind === 'admin' ? [] : contactRequestsOf(ctx),
    db.subscription.findMany({ where: { employerId: id }, omit: { clientKey: true }, include: { invoices: true } }),
    db.emailMessage.findMany({ where: { userId: id }, select: { message: true, status: true, createdAt: true } }),
    db.review.findMany({
      where: { OR: [{ jobSeekerId: id }, { jobOffer: { employerId: id } }] },
      select: { jobOfferId: true, state: true, waitingSince: true, decidedAt: true, reason: true, snapshot: true },
    }),
    db.report.findMany({
      where: { reporterId: id },
      select: { kind: true, jobOfferId: true, messageId: true, reason: true, text: true, createdAt: true },
    }),
    db.userBlock.findMany({ where: { blockerId: id }, select: { blockedId: true, createdAt: true } }),
    db.upload.findMany({ where: { userId: id } }),
    kind === 'admin' ? [] : db.chat.findMany({ where: accessibleChats(viewer, ctx.shareGrants), select: { id: true } }),
    kind === 'admin'
      ? []
      : db.trialShift.findMany({
          where: { chat: accessibleChats(viewer, ctx.shareGrants) },
          orderBy: { id: 'asc' },
          omit: { rootId: true, remindedAt: true },
        }),
  ]);
  return {
    documents: {
      'profile.json': person,
      'sessions.json': sessions,
      'job-offers.json': jobOffers,
      'saved-offers.json': savedOffers,
      'applications.json': applications,
      'trial-shifts.json': trialShifts,
      'references.json': references,
      'ratings.json': ratings,
      'saved-searches.json': savedSearches,
      'shortlist.json': shortlist,
      'contact-requests.json': contactRequests,
      'subscriptions.json': subscriptions,
      'emails.json': emails,
      'reviews.json': reviews,
      'reports.json': reports,
      'blocked-people.json': blocks,
    },
    chats: chats.map((chat) => ({ name: `chats/${chat.id}.json`, read: () => readChat(ctx, chat.id) })),
    files: uploads.map((upload) => ({ name: `files/${fileName(pathOf(upload))}`, path: pathOf(upload) })),
  };
}

/** The texts of a request are covered by the paywall for its job seeker. */
async function contactRequestsOf(ctx: DomainContext): Promise<object[]> {
  const requests = await ctx.db.contactRequest.findMany({
    where: visibleContactRequests(ctx.viewer),
    select: {
      id: true,
      employerId: true,
      chatId: true,
      name: true,
      email: true,
      whatsApp: true,
      company: true,
      description: true,
      partTime: true,
      fullTime: true,
      createdAt: true,
      activatedAt: true,
    },
  });
  return Promise.all(
    requests.map(async ({ employerId, name, email, whatsApp, company, description, ...request }) => {
      const reader = await textReader(ctx, employerId);
      const texts = { name, email, whatsApp, company, description };
      const readable = Object.entries(texts).filter(([text]) => isContactText(text) && canReadText(reader, text));
      return { ...request, ...Object.fromEntries(readable) };
    }),
  );
}

async function readChat(ctx: DomainContext, chatId: number): Promise<object> {
  const messages = await ctx.db.message.findMany({
    where: { chatId },
    orderBy: { id: 'asc' },
    select: {
      user: { select: { id: true, name: true, role: true, loginEmail: true, deletedAt: true } },
      text: true,
      photoUri: true,
      documentUri: true,
      documentName: true,
      createdAt: true,
    },
  });
  return Promise.all(
    messages.map(async ({ user, ...message }) => ({ from: await visibleName(ctx, user), ...message })),
  );
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
