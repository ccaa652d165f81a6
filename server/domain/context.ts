import type { Logger } from 'pino';
import type { Sql } from '../database/kysely.ts';
import type { AuditSource, Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { KeptMail, Mailer } from '../mail/mail.ts';
import type { Media } from '../media/media.ts';
import type { PaymentProvider } from '../payment/payment.ts';
import type { Queue } from '../queue/queue.ts';
import type { TextMessenger } from '../sms/sms.ts';
import type { AccessWatch } from './accessWatch.ts';
import type { AttemptLimits } from './account/attempts.ts';
import type { ConfirmationCodes } from './account/confirmationCode.ts';
import type { DemoAccount } from './account/demoAccount.ts';
import type { EmailLinks } from './account/emailLinks.ts';
import type { KnownBrowsers } from './account/knownBrowser.ts';
import type { Viewer } from './account/viewer.ts';
import { employerId } from './account/viewer.ts';
import type { BannedEmailKeys } from './ban/bannedEmailKeys.ts';
import { inBatches } from './batch.ts';
import type { BudgetSettings } from './budget/budgets.ts';
import { type Caller, ownProcess } from './caller.ts';
import { clientsOf } from './contactRequest/clients.ts';
import type { Counters } from './counters.ts';
import type { Events } from './events.ts';
import type { RenewalTokens } from './jobOffer/renewalTokens.ts';
import type { ReferenceTokens } from './jobReference/tokens.ts';
import type { Links } from './mail/links.ts';
import type { Presence } from './presence/presence.ts';
import type { Reference } from './reference/reference.ts';
import type { KeptDays } from './retention/periods.ts';
import { subscribersAmong } from './subscription/subscribers.ts';
import type { UnsubscribeTokens } from './unsubscribe/tokens.ts';
import type { FileLinks } from './upload/fileLink.ts';
import type { ViewKeys } from './view/viewKeys.ts';

/** Services shared by the whole process. */
export type Services = {
  db: PrismaClient;
  /** The same database for work on many rows, and for work that asks the payment provider: its statements and transactions may take minutes. */
  longDb: PrismaClient;
  /** Hand-tuned SQL, and transactions of it; in one of Prisma, `kyselyIn(tx)`. */
  kysely: Sql;
  reference: Reference;
  events: Events;
  accessWatch: AccessWatch;
  presence: Presence;
  counters: Counters;
  attemptLimits: AttemptLimits;
  /** Whether admins need two-factor login. */
  adminTwoFactor: boolean;
  codes: ConfirmationCodes;
  knownBrowsers: KnownBrowsers;
  /** See `spend`. */
  budgetSettings: BudgetSettings;
  /** See `retention/periods.ts`. */
  keptDays: KeptDays;
  viewKeys: ViewKeys;
  bannedEmailKeys: BannedEmailKeys;
  payment: PaymentProvider;
  /** For `deliverMail` only. */
  mailer: Mailer;
  keptMail: KeptMail;
  /** False: mails are only stored, where people do not see them. */
  sendsMail: boolean;
  /** Null: phone numbers cannot be verified here. */
  textMessenger: TextMessenger | null;
  queue: Queue;
  media: Media;
  fileLinks: FileLinks;
  emailLinks: EmailLinks;
  links: Links;
  unsubscribeTokens: UnsubscribeTokens;
  renewalTokens: RenewalTokens;
  referenceTokens: ReferenceTokens;
  log: Logger;
  /** The displayed name, also used in mails. */
  productName: string;
  /** The public base URL, without a trailing slash. */
  publicUrl: string;
  /** The product's pages on social networks. */
  socialLinks: readonly string[];
  /** The contact address for problems. */
  supportEmail: string;
  /** Accounts for visitors of the demo; empty outside demo mode. */
  demoAccounts: readonly DemoAccount[];
  /** The path of the page that shows mail instead of sending it; null if mail is sent. */
  outboxPath: string | null;
  /** The current time for every decision that depends on time. */
  now: () => Date;
};

/** The side of a contact chat that a share link represents. */
export type ShareSide = 'employer' | 'jobSeeker';

/** What a share link grants: one side of its chat, and the user on that side. `hash` is the link's secret. */
export type ShareGrant = { side: ShareSide; userId: number; hash: string };

/** By chat id. */
export type ShareGrants = ReadonlyMap<number, ShareGrant>;

/** What a rule needs to decide one operation of one viewer. */
export type DomainContext = Services & {
  viewer: Viewer;
  /** Base URL that the viewer uses; the bank's page returns there. */
  origin: string;
  caller: Caller;
  /** Which interface the operation came through, for the audit log. */
  source: AuditSource;
  /** Share links that the viewer has presented in this operation. */
  shareGrants: Map<number, ShareGrant>;
  /**
   * Ids of the job seekers whose client the viewer is: an employer with an active subscription and a contact request to
   * them.
   */
  clients: () => Promise<ReadonlySet<number>>;
  /** Whether this employer has an active subscription now. Batched. */
  isPremium: (employerId: number) => Promise<boolean>;
  /** Whether this user is online now. Batched. */
  isOnline: (userId: number) => Promise<boolean>;
  /** Whether the viewer is an employer with an active subscription. */
  viewerIsPremium: () => Promise<boolean>;
  /**
   * Clears the cached premium status and clients, which are kept for one operation. Call it between the events of a
   * subscription.
   */
  clearCache: () => void;
};

/** A database client, inside or outside a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

const none: ReadonlySet<number> = new Set();

export function domainContext(
  services: Services,
  viewer: Viewer,
  { origin = services.publicUrl, caller = ownProcess }: { origin?: string; caller?: Caller } = {},
): DomainContext {
  const { kysely, now } = services;
  const employer = employerId(viewer);
  let premium: Promise<boolean> | undefined;
  let clients: Promise<ReadonlySet<number>> | undefined;
  const readPremium = inBatches(async (employerIds: number[]) => {
    const premiumIds = await subscribersAmong(kysely, employerIds, now());
    return (id: number) => premiumIds.has(id);
  });
  const isPremium = (employerId: number) => {
    const read = readPremium(employerId);
    // What is known of the viewer is never older than what was just read.
    if (employerId === employer) premium = read;
    return read;
  };
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
    return clientsOf(kysely, employer);
  };
  return {
    ...services,
    viewer,
    origin,
    caller,
    source: 'GRAPHQL',
    shareGrants: new Map(),
    isPremium,
    isOnline,
    viewerIsPremium,
    clients: () => {
      clients ??= readClients();
      return clients;
    },
    clearCache: () => {
      premium = undefined;
      clients = undefined;
    },
  };
}
