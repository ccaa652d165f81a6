import { visibleName } from '../../accounts/access/visibleName.ts';
import { accessibleChats } from '../../chat/seat/chat.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { type ModelWithId, readsOf, type WhereOf } from '../../core/lists/models.ts';
import { firstName } from '../../core/text/firstName.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { pathOf } from '../../files/stored/rules.ts';
import { canSeeContactData, visibleContactRequests } from '../../hiring/contactRequest/contactRequest.policy.ts';
import { leftOut, type OwnModel, ownSelect } from './ownColumns.ts';

/** What the product stores about a person, for the person. Nothing is read before it is asked for. */
export type OwnData = {
  /** JSON documents by file name: the rows of each in pages, so that no number of rows fills the memory or blocks the process. */
  documents: {
    name: string;
    pages: () => AsyncIterable<object[]>;
    /** One object instead of a list. */
    isSingle: boolean;
  }[];
  /** Copies of files: the name in the download, and the path in the store. */
  files: { name: string; path: string }[];
};

/** Rows that are read at once. */
const pageSize = 500;

/** Which rows of a page: those after the id of the last row. */
type PageOf = { where: { id: { gt: number } }; orderBy: { id: 'asc' }; take: number };

/** All rows, in the order of their ids. `shown` gets them as they are stored. */
async function* inPages<Row extends { id: number }>(
  read: (page: PageOf) => Promise<Row[]>,
  shown: (row: Row) => object | Promise<object> = (row) => row,
): AsyncIterable<object[]> {
  for (let last = 0; ; ) {
    const rows = await read({ where: { id: { gt: last } }, orderBy: { id: 'asc' }, take: pageSize });
    if (rows.length > 0) yield await Promise.all(rows.map(shown));
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The models whose rows have an integer id, and of which a person gets columns. */
type OwnRows = OwnModel & Capitalize<ModelWithId>;

/** As Prisma's client calls a model. */
const uncapitalized = <Name extends string>(name: Name) =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}` as Uncapitalize<Name>;

/** Few rows, at once. */
async function* atOnce(read: Promise<object[]>): AsyncIterable<object[]> {
  yield await read;
}

/**
 * Everything that is stored about the viewer: profile, sessions, offers, requests, subscriptions, emails, chats and files, as
 * `ownColumns.ts` says. Other people appear as the viewer sees them. Admins take part in chats as a group, so their data has no chats.
 * @throws SignInRequired, TooMany
 */
export async function readOwnData(ctx: Ctx): Promise<OwnData> {
  const { db, viewer } = ctx;
  const { id, kind } = requireAccount(viewer);
  await spend(ctx, 'ownData');
  const isAdmin = kind === 'admin';
  const inChats = accessibleChats(viewer, ctx.shareGrants);
  const chats = isAdmin ? [] : await db.chat.findMany({ where: inChats, select: { id: true } });
  const ownFiles = isAdmin ? { userId: id } : { OR: [{ userId: id }, { chat: inChats, attachedAt: { not: null } }] };
  const uploads = await db.upload.findMany({ where: ownFiles, orderBy: { createdAt: 'asc' } });
  const shiftsOf = isAdmin ? { id: { in: [] } } : { chat: inChats };

  const all =
    <Model extends OwnRows>(model: Model, where: WhereOf<Uncapitalize<Model>>) =>
    () =>
      inPages(({ where: after, ...page }) =>
        readsOf(db, uncapitalized(model)).findMany({
          where: { AND: [after, where] },
          ...page,
          select: { ...ownSelect(model), id: true },
        }),
      );

  const documents: Record<string, () => AsyncIterable<object[]>> = {
    profile: () => atOnce(readProfile(ctx, id)),
    sessions: () =>
      inPages(({ where, ...page }) =>
        db.session.findMany({
          where: { ...where, userId: id },
          ...page,
          select: {
            ...ownSelect('Session'),
            id: true,
            appLogin: { select: ownSelect('AppLogin') },
            apiKey: { select: ownSelect('ApiKey') },
          },
        }),
      ),
    'pending-changes': () =>
      atOnce(
        Promise.all([
          db.pendingEmailChange.findMany({ where: { userId: id }, select: ownSelect('PendingEmailChange') }),
          db.phoneCode.findMany({ where: { userId: id }, select: ownSelect('PhoneCode') }),
        ]).then((rows) => rows.flat()),
      ),
    'job-offers': all('JobOffer', { employerId: id }),
    views: () =>
      atOnce(
        Promise.all([
          db.profileDay.findMany({ where: { jobSeekerId: id }, select: ownSelect('ProfileDay') }),
          db.jobOfferDay.findMany({ where: { jobOffer: { employerId: id } }, select: ownSelect('JobOfferDay') }),
        ]).then((rows) => rows.flat()),
      ),
    'saved-offers': all('SavedJobOffer', { jobSeekerId: id }),
    applications: all('JobApplication', { OR: [{ jobSeekerId: id }, { jobOffer: { employerId: id } }] }),
    'trial-shifts': all('TrialShift', shiftsOf),
    'free-days': () => atOnce(db.freeDay.findMany({ where: { jobSeekerId: id }, select: ownSelect('FreeDay') })),
    references: all('JobReference', { jobSeekerId: id }),
    ratings: all('Rating', { OR: [{ employerId: id }, { jobSeekerId: id }] }),
    'saved-searches': all('SavedSearch', { employerId: id }),
    shortlist: all('ShortlistEntry', { employerId: id }),
    'contact-requests': () => contactRequestsOf(ctx, isAdmin),
    subscriptions: () =>
      inPages(({ where, ...page }) =>
        db.subscription.findMany({
          where: { ...where, employerId: id },
          ...page,
          select: { ...ownSelect('Subscription'), id: true, invoices: { select: ownInvoice } },
        }),
      ),
    emails: all('EmailMessage', { userId: id }),
    reviews: all('Review', { OR: [{ jobSeekerId: id }, { jobOffer: { employerId: id } }] }),
    reports: () =>
      inPages(
        ({ where, ...page }) =>
          db.report.findMany({
            where: { ...where, reporterId: id },
            ...page,
            select: { ...ownSelect('Report'), id: true, user: { select: named } },
          }),
        async ({ user, ...report }) => ({ ...report, about: await visibleName(ctx, user) }),
      ),
    webhooks: all('WebhookEndpoint', { userId: id }),
    'blocked-people': all('UserBlock', { blockerId: id }),
    'left-out': () => atOnce(Promise.resolve([...leftOut])),
    files: () =>
      atOnce(
        db.upload
          .findMany({
            where: ownFiles,
            orderBy: { createdAt: 'asc' },
            select: { ...ownSelect('Upload'), id: true, kind: true, contentType: true },
          })
          .then((rows) =>
            rows.map(({ id: uploadId, ...upload }) => ({
              file: copyOf(pathOf({ id: uploadId, ...upload })),
              ...upload,
            })),
          ),
      ),
  };
  for (const chat of chats) documents[`chats/${chat.id}`] = () => messagesOf(ctx, chat.id);
  return {
    documents: Object.entries(documents).map(([name, pages]) => ({
      name: `${name}.json`,
      pages,
      isSingle: name === 'profile',
    })),
    files: uploads.map((upload) => ({ name: copyOf(pathOf(upload)), path: pathOf(upload) })),
  };
}

/** What `visibleName` needs. */
const named = { id: true, name: true, callName: true, role: true, loginEmail: true, deletedAt: true } as const;

const ownInvoice = {
  ...ownSelect('Invoice'),
  creditNotes: { select: ownSelect('CreditNote') },
  refunds: { select: ownSelect('Refund') },
  disputes: { select: ownSelect('Dispute') },
} as const;

const withName = { select: { name: true } } as const;

const readProfile = ({ db }: Ctx, id: number): Promise<object[]> =>
  db.user.findMany({
    where: { id },
    select: {
      ...ownSelect('User'),
      city: withName,
      job: withName,
      sex: withName,
      nativeCountry: withName,
      language: withName,
      experience: withName,
      offerAlert: { select: ownSelect('OfferAlert') },
    },
  });

const contactData = {
  id: true,
  employerId: true,
  jobSeekerId: true,
  name: true,
  email: true,
  whatsApp: true,
  company: true,
} as const;

/** Of a request, its job seeker gets what it says, without the contact data. */
const contactRequestsOf = (ctx: Ctx, isAdmin: boolean): AsyncIterable<object[]> =>
  inPages(
    ({ where, ...page }) =>
      isAdmin
        ? Promise.resolve([])
        : ctx.db.contactRequest.findMany({
            where: { AND: [where, visibleContactRequests(ctx.viewer)] },
            ...page,
            select: { ...ownSelect('ContactRequest'), ...contactData },
          }),
    async ({ email, whatsApp, company, ...request }) =>
      canSeeContactData(ctx.viewer, request)
        ? { ...request, email, whatsApp, company }
        : { ...request, name: firstName(request.name) },
  );

const messagesOf = (ctx: Ctx, chatId: number): AsyncIterable<object[]> =>
  inPages(
    ({ where, ...page }) =>
      ctx.db.message.findMany({
        where: { ...where, chatId },
        ...page,
        select: { ...ownSelect('Message'), id: true, user: { select: named } },
      }),
    async ({ user, ...message }) => ({ from: await visibleName(ctx, user), ...message }),
  );

/** The name of a file's copy in the download. */
const copyOf = (path: string): string => `files/${path.slice(path.lastIndexOf('/') + 1)}`;
