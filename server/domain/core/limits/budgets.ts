/**
 * How often one may do what others see, or what costs money, mail or work: the only table of such limits. `docs/limits.md` is
 * generated from it (docs/decisions/0118).
 */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** An account is new for this long after it was created. Guests rarely exist for longer. */
export const newForMs = 7 * dayMs;

export type Limit = {
  /**
   * What is counted together: all that one account does (the network where there is none), all that comes from one network, or
   * all that concerns one subject, such as an email that is written to.
   */
  per: 'account' | 'address' | 'subject';
  allowed: number;
  /** What a new account may do instead; it is less, where others see it. */
  newAccount?: number;
  /** Length of the window in milliseconds. */
  within: number;
  /** Its own setting, which replaces both numbers. */
  setting?: 'guestsPerHour' | 'contactsPerHour';
};

export type Budget = {
  /** What is counted, for the documents. */
  counts: string;
  /** The first sentence of the refusal. */
  refusal: string;
  limits: readonly Limit[];
};

const perAccount = (allowed: number, within: number, newAccount?: number): Limit => ({
  per: 'account',
  allowed,
  within,
  newAccount,
});
const perAddress = (allowed: number, within: number): Limit => ({ per: 'address', allowed, within });
const perSubject = (allowed: number, within: number): Limit => ({ per: 'subject', allowed, within });

export const budgets = {
  messages: {
    counts: 'Messages in chats, whatever sends them: pages, calls and sockets; proposals and answers of shifts too.',
    refusal: 'You are sending messages very fast.',
    limits: [perAccount(60, minuteMs, 30), perAccount(2000, dayMs, 500), perAddress(300, minuteMs)],
  },
  typing: {
    counts: 'Telling the others in a chat that one is typing.',
    refusal: 'You are typing in many chats.',
    limits: [perAccount(120, minuteMs)],
  },
  guests: {
    counts: 'New guests (employers without a login).',
    refusal: 'Too many contact requests were sent from your network.',
    limits: [{ ...perAddress(10, hourMs), setting: 'guestsPerHour' }],
  },
  contacts: {
    counts: 'Contact requests to job seekers; of one employer to one job seeker as the subject.',
    refusal: 'You have sent too many contact requests.',
    limits: [{ ...perAccount(60, hourMs, 30), setting: 'contactsPerHour' }, perSubject(5, hourMs)],
  },
  jobOffers: {
    counts: 'New job offers, drafts included.',
    refusal: 'You have added many job offers.',
    limits: [perAccount(50, dayMs, 10), perAddress(150, dayMs)],
  },
  jobOfferChanges: {
    counts: 'Changes of job offers: saving, renewing, marking as filled.',
    refusal: 'You have changed many job offers.',
    limits: [perAccount(200, hourMs, 60), perAddress(600, hourMs)],
  },
  applications: {
    counts: 'Applications to job offers, and questions about them.',
    refusal: 'You have written about many job offers today.',
    limits: [perAccount(100, dayMs, 40), perAddress(400, dayMs)],
  },
  decisions: {
    counts: 'What an employer decides about applicants and job seekers: states of applications, outcomes of chats.',
    refusal: 'You have made many decisions.',
    limits: [perAccount(600, hourMs, 200)],
  },
  trialShifts: {
    counts: 'Proposals of trial shifts, new and changed.',
    refusal: 'You have proposed many shifts.',
    limits: [perAccount(60, hourMs, 20)],
  },
  profiles: {
    counts: "Changes of one's own profile, company page or name.",
    refusal: 'You have changed your profile very often.',
    limits: [perAccount(200, hourMs, 100), perAddress(600, hourMs)],
  },
  ratings: {
    counts: 'Reviews of job seekers, new and changed, and replies to them.',
    refusal: 'You have written many reviews today.',
    limits: [perAccount(20, dayMs, 10), perAddress(60, dayMs)],
  },
  reports: {
    counts: 'Reports to the admins.',
    refusal: 'You have sent many reports.',
    limits: [perAccount(20, hourMs, 10), perAddress(60, hourMs)],
  },
  references: {
    counts: 'Mails that ask a former employer for a reference; the subject is the email.',
    refusal: 'Too many requests for references.',
    limits: [perAccount(10, dayMs), perAddress(30, dayMs), perSubject(3, dayMs)],
  },
  lists: {
    counts: 'Changes of private lists: saved searches and offers, shortlist, blocked people.',
    refusal: 'You have changed your lists very often.',
    limits: [perAccount(300, hourMs)],
  },
  uploads: {
    counts: 'Files that are uploaded, videos that are begun included.',
    refusal: 'You have uploaded many files.',
    limits: [perAccount(120, hourMs, 60), perAddress(600, hourMs)],
  },
  refusedUploads: {
    counts:
      'Files that were refused for their content, and parts of videos that were read in vain. Beyond it, none is read.',
    refusal: 'Many of your files could not be accepted.',
    limits: [perAccount(30, hourMs, 15), perAddress(60, hourMs)],
  },
  keyedCalls: {
    counts: 'Calls of the REST layer with an `Idempotency-Key`, repeated ones too.',
    refusal: 'You have sent many calls with a key.',
    limits: [perAccount(1000, hourMs)],
  },
  checkouts: {
    counts: 'Fields and pages of the payment provider that are opened to pay, by the paying employer.',
    refusal: 'You have opened the payment many times.',
    limits: [perAccount(60, hourMs, 30), perAddress(180, hourMs)],
  },
  payments: {
    counts: 'Attempts to pay by a call, or to change a card or a plan, by the paying employer.',
    refusal: 'You have tried to pay many times.',
    limits: [perAccount(10, hourMs, 6), perAddress(30, hourMs)],
  },
  billingDetails: {
    counts: 'Changes of the company, address and tax number on invoices.',
    refusal: 'You have changed your billing details many times.',
    limits: [perAccount(20, hourMs, 10), perAddress(60, hourMs)],
  },
  cards: {
    counts: 'Card details that a call of the REST layer hands over, by the paying employer.',
    refusal: 'You have tried many cards.',
    limits: [perAccount(10, hourMs, 6), perAddress(30, hourMs)],
  },
  phoneCodes: {
    counts: 'Codes by text message; the subject is the number.',
    refusal: 'Too many codes.',
    limits: [perAccount(3, hourMs), perAddress(20, hourMs), perSubject(5, dayMs)],
  },
  emailConfirmations: {
    counts: "Mails that confirm one's own email.",
    refusal: 'We have just sent you emails.',
    limits: [perAccount(3, hourMs)],
  },
  webhooks: {
    counts: 'Changes of webhook endpoints, test events, and events that are sent again.',
    refusal: 'You have changed your webhooks very often.',
    limits: [perAccount(120, hourMs)],
  },
  ownData: {
    counts: "Downloads of one's own data.",
    refusal: 'You have just downloaded your data.',
    limits: [perAccount(5, hourMs)],
  },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

export type BudgetSettings = {
  /** Multiplies every number that has no setting of its own. */
  budgetFactor: number;
  guestsPerHour: number | undefined;
  contactsPerHour: number | undefined;
};

/** A limit as the operator has set it. */
export function configured(limit: Limit, settings: BudgetSettings): Pick<Limit, 'allowed' | 'newAccount'> {
  const { budgetFactor } = settings;
  const allowed = limit.setting && settings[limit.setting];
  if (allowed !== undefined) return { allowed };
  const newAccount = limit.newAccount === undefined ? undefined : limit.newAccount * budgetFactor;
  return { allowed: limit.allowed * budgetFactor, newAccount };
}

/** Where a request comes from, as far as limits and counts need it. */
export type Caller = {
  /** The network: an IPv4 address, or the /64 of an IPv6 address, which is what one household has. */
  network: string;
  userAgent: string;
};

/** Of what this process asks itself. */
export const ownProcess: Caller = { network: 'own process', userAgent: '' };
