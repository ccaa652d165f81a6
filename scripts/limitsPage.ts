import { wrongPasswordsAllowed, wrongPasswordsCountMs } from '../server/domain/accounts/password/password.ts';
import { wrongCodesAllowed, wrongCodesCountMs } from '../server/domain/accounts/session/twoFactor.ts';
import { wrongCodesAllowed as wrongSentCodes } from '../server/domain/core/keys/accountKeys.ts';
import { firstDelayMs, longestDelayMs } from '../server/domain/core/limits/attempts.ts';
import {
  type Budget,
  type BudgetSettings,
  budgets,
  configured,
  type Limit,
  newForMs,
} from '../server/domain/core/limits/budgets.ts';
import { parseEnv } from '../server/start/env.ts';

/** `docs/limits.md`, written by `npm run generate` from the table of budgets and the settings, by default as they are unset. */
export function limitsPage(settings: Readonly<Record<string, string>> = {}): string {
  const env = parseEnv({ HOURHAND_DEMO: '0', ...settings });
  const rows = Object.entries<Budget>(budgets).map(
    ([name, { counts, limits }]) =>
      `| \`${name}\` | ${counts} | ${limits.map((limit) => limitWords(limit, env)).join('; ')} |`,
  );
  return `# Limits

Made by \`npm run generate\` from \`server/domain/core/limits/budgets.ts\` and the settings of \`server/start/env.ts\`.

What others see, and what costs money, mail or work, has a budget for each account and each address. An account is new in its first
${newForMs / 86_400_000} days. A guest is an account too. Where there is no account, the address counts; an IPv6 address is its first 64 bits. Several
processes share the counts through Redis. Admins have no budgets.

Beyond a budget, a call of the REST layer answers 429 with \`Retry-After\`, a mutation answers the failure \`TooMany\` with \`retryAfter\`, and
a socket of chat events gets an event of the type \`error\`. Attempts that fail for another reason count too, where the verb checks it later.
\`BUDGET_FACTOR\` multiplies the numbers, and \`GUESTS_PER_HOUR\` and \`CONTACTS_PER_HOUR\` replace theirs.

| budget | what counts | limits |
| --- | --- | --- |
${rows.join('\n')}

Answers say how many requests of the address are left in this minute: \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`, which
is in seconds. A 429 and a 503 have \`Retry-After\`, in seconds too. REST and GraphQL count together, and pages and pictures each for
themselves. Budgets are not in these headers.

Beside the budgets:

| what | limit | setting |
| --- | --- | --- |
| requests of one address | ${env.requestsPerMinute} a minute; pages ${env.pagesPerMinute} a minute; pictures and videos ten times as many as requests, feeds a twentieth | \`REQUESTS_PER_MINUTE\`, \`PAGES_PER_MINUTE\` |
| wrong passwords of one account at the login | ${env.signInsPerAccount} in a day, then a wait of ${firstDelayMs / 1000} seconds, which doubles with each wrong one up to ${longestDelayMs / 60_000} minutes; browsers that have logged in to the account before are counted separately | \`SIGN_INS_PER_ACCOUNT\` |
| logins of one address, and codes of two-factor login | ${env.signInsPerAddress} a minute of each | \`SIGN_INS_PER_ADDRESS\` |
| wrong passwords of a person who is logged in | ${wrongPasswordsAllowed} in ${wrongPasswordsCountMs / 60_000} minutes | |
| wrong codes of an app or backup codes, to change two-factor login | ${wrongCodesAllowed} in ${wrongCodesCountMs / 60_000} minutes | |
| wrong codes of a sign-up, a new email or a phone | ${wrongSentCodes}, then the code is void | |
| mails to typed-in emails: sign-ups, new passwords, new emails, references | ${env.accountMailsPerAddress} a minute of one address, ${env.accountMailsPerAccount} an hour of one account, ${env.accountMailsPerEmail} an hour to one mailbox | \`ACCOUNT_MAILS_PER_ADDRESS\`, \`ACCOUNT_MAILS_PER_ACCOUNT\`, \`ACCOUNT_MAILS_PER_EMAIL\` |
| all mails to a mailbox that no account has confirmed | ${env.mailsPerUnconfirmedEmail} a day | \`MAILS_PER_UNCONFIRMED_EMAIL\` |
| sockets | ${env.socketsPerAddress} of one address, ${env.socketsPerUser} of one user, in each process | \`SOCKETS_PER_ADDRESS\`, \`SOCKETS_PER_USER\` |
| messages to the server on one socket | 10 a second, 100 at once | |
`;
}

const whose = { account: 'an account', address: 'an address', subject: 'a subject' } as const;

export function limitWords(limit: Limit, settings: BudgetSettings): string {
  const { per, within } = limit;
  const { allowed, newAccount } = configured(limit, settings);
  const window = { 60000: 'a minute', 3600000: 'an hour', 86400000: 'a day' }[within] ?? `${within / 1000} seconds`;
  const young = newAccount === undefined ? '' : ` (${newAccount} of a new one)`;
  return `${allowed} ${window} of ${whose[per]}${young}`;
}
