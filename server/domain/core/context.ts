import type { Logger } from 'pino';
import type { Sql } from '../../database/sql.ts';
import type { AuditSource, Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import type { KeptMail, Mailer } from '../../mail/mail.ts';
import type { Media } from '../../media/media.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import type { Queue } from '../../queue/queue.ts';
import type { TextMessenger } from '../../sms/sms.ts';
import type { Reference } from './catalog/reference.ts';
import type { AccessWatch } from './events/accessWatch.ts';
import type { Events } from './events/events.ts';
import type { Presence } from './events/presence.ts';
import type { AppTokens, BannedEmailKeys, ConfirmationCodes, EmailLinks, KnownBrowsers } from './keys/accountKeys.ts';
import type { DemoAccount } from './keys/demoAccount.ts';
import type { FileLinks } from './keys/fileLink.ts';
import type { MailedTokens, RenewalTokens, ViewKeys } from './keys/personKeys.ts';
import type { AttemptLimits, Counters } from './limits/attempts.ts';
import type { BudgetSettings, Caller } from './limits/budgets.ts';
import type { KeptDays } from './limits/periods.ts';
import type { Links, Sealer, UnsubscribeTokens } from './links/links.ts';
import type { Viewer } from './viewer/viewer.ts';

/** Services of the whole process. */
export type Services = {
  db: PrismaClient;
  /** The same database for work on many rows, and for work that asks the payment provider: its statements and transactions may take minutes. */
  longDb: PrismaClient;
  /** For the functions of `*.sql.ts` files that run outside a transaction. */
  sql: Sql;
  reference: Reference;
  events: Events;
  accessWatch: AccessWatch;
  counters: Counters;
  attemptLimits: AttemptLimits;
  /** See `spend`. */
  budgetSettings: BudgetSettings;
  /** See `limits/periods.ts`. */
  keptDays: KeptDays;
  /** Whether this is the email of a banned person. */
  isBannedEmail: (email: string) => Promise<boolean>;
  /** For `deliverMail` only. */
  mailer: Mailer;
  keptMail: KeptMail;
  /** False: mails are only stored, where people do not see them. */
  sendsMail: boolean;
  queue: Queue;
  links: Links;
  unsubscribeTokens: UnsubscribeTokens;
  sealer: Sealer;
  /** Whether webhooks may go to programs of this machine and this network, and without TLS. */
  webhooksToPrivate: boolean;
  log: Logger;
  /** The displayed name, also used in mails. */
  productName: string;
  /** The public base URL, without a trailing slash. */
  publicUrl: string;
  /** The product's pages on social networks. */
  socialLinks: readonly string[];
  /** The countries, ISO 3166, whose buyers can withdraw from a purchase within 14 days. */
  withdrawalCountries: readonly string[];
  /** The contact address for problems. */
  supportEmail: string;
  /** The path of the page that shows mail instead of sending it; null if mail is sent. */
  outboxPath: string | null;
  /** The current time for every decision that depends on time. */
  now: () => Date;
  /** Whether admins need two-factor login. */
  adminTwoFactor: boolean;
  codes: ConfirmationCodes;
  appTokens: AppTokens;
  knownBrowsers: KnownBrowsers;
  bannedEmailKeys: BannedEmailKeys;
  emailLinks: EmailLinks;
  presence: Presence;
  /** Null: phone numbers cannot be verified here. */
  textMessenger: TextMessenger | null;
  /** Accounts for visitors of the demo; empty outside demo mode. */
  demoAccounts: readonly DemoAccount[];
  media: Media;
  fileLinks: FileLinks;
  viewKeys: ViewKeys;
  referenceTokens: MailedTokens;
  renewalTokens: RenewalTokens;
  requestTokens: MailedTokens;
  payment: PaymentProvider;
  system: System;
};

/** What the office knows of the installation. */
export type System = {
  version: string;
  /** What `doctor` finds. Asked again after some seconds. */
  checks: () => Promise<readonly Finding[]>;
};

/** What was found about a part of the installation. */
export type Finding = {
  part: string;
  /**
   * `missing`: not configured, and people miss it. `unreachable`: no answer, perhaps a passing outage. `wrong`: it refuses these
   * settings. `look`: it works, but needs attention.
   */
  state: 'ok' | 'missing' | 'unreachable' | 'wrong' | 'look';
  /** A sentence for the operator, without secrets. */
  says: string;
};

/** The side of a contact chat that a share link represents. */
export type ShareSide = 'employer' | 'jobSeeker';

/** What a share link grants: one side of its chat, and the user on that side. `hash` is the link's secret. */
export type ShareGrant = { side: ShareSide; userId: number; hash: string };

/** By chat id. */
export type ShareGrants = ReadonlyMap<number, ShareGrant>;

/** One operation of one viewer. */
export type Operation = {
  viewer: Viewer;
  /** Base URL that the viewer uses; the bank's page returns there. */
  origin: string;
  caller: Caller;
  /** Which interface the operation came through, for the audit log. */
  source: AuditSource;
  /** Share links that the viewer has presented in this operation. */
  shareGrants: Map<number, ShareGrant>;
  /** The viewer, if this operation shows them their own data as others see it. It only takes away. */
  seenByOthers: Set<number>;
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
  /** Makes the browser the guest employer with this id, until then. Does nothing outside of HTTP. */
  rememberGuest: (employerId: number, until: Date) => void;
  /** Where a mutation writes, if this operation reads from a replica. */
  primary?: Pick<Services, 'db' | 'sql'>;
  /** Over HTTP: gives the whole response the status of a dependency that is down. */
  reportUnavailable?: () => void;
  /** The largest page of a list, 100 unless told. What runs in this process and is trusted may raise it. */
  maxPageSize?: number;
};

/** What GraphQL, REST and jobs hand to verbs and rules: the services, for one operation of one viewer. */
export type Ctx = Services & Operation;

/** A database client, inside or outside a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;
