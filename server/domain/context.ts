import type { Logger } from 'pino';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Media } from '../media/media.ts';
import type { PaymentProvider } from '../payment/payment.ts';
import type { Queue } from '../queue/queue.ts';
import type { DemoAccount } from './account/demoAccount.ts';
import type { EmailLinks } from './account/emailLinks.ts';
import type { Viewer } from './account/viewer.ts';
import { employerId } from './account/viewer.ts';
import { inBatches } from './batch.ts';
import type { Counters } from './counters.ts';
import type { Events } from './events.ts';
import type { Links, UnsubscribeTokens } from './messageMail/links.ts';
import type { Presence } from './presence/presence.ts';
import type { Reference } from './reference/reference.ts';
import type { Rights } from './right.ts';
import { isActive } from './subscription/subscription.policy.ts';
import type { FileLinks } from './upload/fileLink.ts';

/** What the whole process shares. */
export type Services = {
  db: PrismaClient;
  /** `db.user.findMany` and `db.user.count` for what everybody reads all the time; `server/database/readUsers.ts` says why. */
  readUsers: <Args extends Prisma.UserFindManyArgs>(
    args: Prisma.SelectSubset<Args, Prisma.UserFindManyArgs>,
  ) => Promise<Prisma.UserGetPayload<Args>[]>;
  countUsers: (where: Prisma.UserWhereInput) => Promise<number>;
  reference: Reference;
  events: Events;
  rights: Rights;
  presence: Presence;
  counters: Counters;
  payment: PaymentProvider;
  mailer: Mailer;
  queue: Queue;
  media: Media;
  fileLinks: FileLinks;
  emailLinks: EmailLinks;
  links: Links;
  unsubscribeTokens: UnsubscribeTokens;
  log: Logger;
  /** As people know it; mails are signed with it. */
  productName: string;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  /** Where people turn to when something does not work. */
  supportEmail: string;
  /** What visitors sign in with; empty outside of the demo. */
  demoAccounts: readonly DemoAccount[];
  /** The time of everything that is decided by time. */
  now: () => Date;
};

/** The side of a contact chat that a share link stands for. */
export type ShareSide = 'employer' | 'jobSeeker';

/** What a share link makes of its holder: that side of its chat, and the user who is on it. */
export type ShareGrant = { side: ShareSide; userId: number };

/** By the chat's id. */
export type ShareGrants = ReadonlyMap<number, ShareGrant>;

/** Everything a rule needs to decide one operation of one viewer. */
export type DomainContext = Services & {
  viewer: Viewer;
  /** Scheme and host by which the viewer reaches us; where a bank's page sends them back to. */
  origin: string;
  /** Chats whose share link the viewer has shown in this operation. */
  shareGrants: Map<number, ShareGrant>;
  /** Ids of the job seekers whose client the viewer is: an employer with an active subscription and a contact request. */
  clients: () => Promise<ReadonlySet<number>>;
  /** Whether this employer has an active subscription now; asked for many in one statement. */
  isPremium: (employerId: number) => Promise<boolean>;
  /** Whether this user has something live open now; asked for many in one question. */
  isOnline: (userId: number) => Promise<boolean>;
  /** Whether the viewer is an employer with an active subscription. */
  viewerIsPremium: () => Promise<boolean>;
  /** Forgets what the two have found, which holds for one operation: between the events of a long one. */
  lookAgain: () => void;
};

/** A database, inside or outside of a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

const none: ReadonlySet<number> = new Set();

export function domainContext(services: Services, viewer: Viewer, origin = services.publicUrl): DomainContext {
  const { db, now } = services;
  const employer = employerId(viewer);
  let premium: Promise<boolean> | undefined;
  let clients: Promise<ReadonlySet<number>> | undefined;
  const isPremium = inBatches(async (employerIds: number[]) => {
    const active = await db.subscription.findMany({
      where: { employerId: { in: employerIds }, ...isActive(now()) },
      select: { employerId: true },
    });
    const premiumIds = new Set(active.map((subscription) => subscription.employerId));
    return (id: number) => premiumIds.has(id);
  });
  const isOnline = inBatches(async (userIds: number[]) => {
    const online = await services.presence.onlineAmong(userIds);
    return (id: number) => online.has(id);
  });
  const viewerIsPremium = () => {
    premium ??= employer === null ? Promise.resolve(false) : isPremium(employer);
    return premium;
  };
  const readClients = async () => {
    if (employer === null || !(await viewerIsPremium())) return none;
    const requests = await db.contactRequest.findMany({
      where: { employerId: employer, activatedAt: { not: null } },
      select: { jobSeekerId: true },
      distinct: ['jobSeekerId'],
    });
    return new Set(requests.map((request) => request.jobSeekerId));
  };
  return {
    ...services,
    viewer,
    origin,
    shareGrants: new Map(),
    isPremium,
    isOnline,
    viewerIsPremium,
    clients: () => {
      clients ??= readClients();
      return clients;
    },
    lookAgain: () => {
      premium = undefined;
      clients = undefined;
    },
  };
}
