import { count, countOrNone, originList, proxies, seconds, settings, yesOrNo } from '../settings/forms.ts';

/** How much one address, account or user may do, and who may ask from where. */
export const httpSettings = settings({
  variables: {
    TRUST_PROXY: proxies().default(['loopback']),
    CORS_ORIGINS: originList().default([]),
    REQUESTS_PER_MINUTE: count().default(600),
    PAGES_PER_MINUTE: count().default(300),
    PAGE_CACHE_MEGABYTES: countOrNone().default(16),
    SIGN_INS_PER_ACCOUNT: count().default(5),
    SIGN_INS_PER_ADDRESS: count().default(30),
    ACCOUNT_MAILS_PER_ADDRESS: count().default(20),
    ACCOUNT_MAILS_PER_ACCOUNT: count().default(10),
    ACCOUNT_MAILS_PER_EMAIL: count().default(5),
    MAILS_PER_UNCONFIRMED_EMAIL: count().default(20),
    BUDGET_FACTOR: count().default(1),
    GUESTS_PER_HOUR: count().optional(),
    CONTACTS_PER_HOUR: count().optional(),
    SOCKETS_PER_ADDRESS: count().default(1000),
    SOCKETS_PER_USER: count().default(50),
    LOG_REQUESTS: yesOrNo().default(true),
    DRAIN_TIMEOUT: seconds().default(25),
    DRAIN_DELAY: countOrNone().default(0),
  },
  read: (given) => ({
    /** Whether each request is a line of the log. */
    logRequests: given.LOG_REQUESTS,
    /** Whose forwarded headers are believed: all proxies, none, the nearest ones by number, or the ones at these addresses. */
    trustProxy: given.TRUST_PROXY,
    /** The origins whose pages may use the API, without cookies. */
    corsOrigins: given.CORS_ORIGINS,
    /** How many calls of the API one address may make in a minute. */
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    /** How many pages one address may have rendered in a minute. */
    pagesPerMinute: given.PAGES_PER_MINUTE,
    /** How much memory the remembered pages of visitors may take, in megabytes; 0: none are remembered. */
    pageCacheMegabytes: given.PAGE_CACHE_MEGABYTES,
    /** How many wrong passwords an account takes before each further attempt has to wait. */
    signInsPerAccount: given.SIGN_INS_PER_ACCOUNT,
    /** How many attempts to sign in one address may make in a minute. */
    signInsPerAddress: given.SIGN_INS_PER_ADDRESS,
    /**
     * How many mails to emails that were typed in, such as sign-ups, one network address may cause in a minute, and one account in
     * an hour; and how many one mailbox gets in an hour.
     */
    accountMailsPerAddress: given.ACCOUNT_MAILS_PER_ADDRESS,
    accountMailsPerAccount: given.ACCOUNT_MAILS_PER_ACCOUNT,
    accountMailsPerEmail: given.ACCOUNT_MAILS_PER_EMAIL,
    /** How many mails a mailbox that no account has confirmed gets in a day. */
    mailsPerUnconfirmedEmail: given.MAILS_PER_UNCONFIRMED_EMAIL,
    /** Multiplies the limits of `domain/core/limits`. */
    budgetFactor: given.BUDGET_FACTOR,
    /** How many guests one address may make in an hour, and how many contacts it, or an account, may. Unset: as `domain/core/limits` has them. */
    guestsPerHour: given.GUESTS_PER_HOUR,
    contactsPerHour: given.CONTACTS_PER_HOUR,
    /** How many sockets one address, and one user, may have open at a time in each process. */
    socketsPerAddress: given.SOCKETS_PER_ADDRESS,
    socketsPerUser: given.SOCKETS_PER_USER,
    /** How long a stop may take, and how long before it /readyz says so. In milliseconds. */
    drainTimeout: 1000 * given.DRAIN_TIMEOUT,
    drainDelay: 1000 * given.DRAIN_DELAY,
  }),
});
