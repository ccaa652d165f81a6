import { type Budget, budgets, type Limit, newForMs } from '../server/domain/budget/budgets.ts';

/** `docs/limits.md`, written by `npm run generate` from the table of budgets. */
export function limitsPage(): string {
  const rows = Object.entries<Budget>(budgets).map(
    ([name, { counts, limits }]) => `| \`${name}\` | ${counts} | ${limits.map(wordsOf).join('; ')} |`,
  );
  return `# Limits

Made by \`npm run generate\` from \`server/domain/budget/budgets.ts\`.

What others see, and what costs money, mail or work, has a budget for each account and each address. An account is new in its first
${newForMs / 86_400_000} days. A guest is an account too. Where there is no account, the address counts; an IPv6 address is its first 64 bits. Several
processes share the counts through Redis. Admins have no budgets.

Beyond a budget, a call of the REST layer answers 429 with \`Retry-After\`, a mutation answers the failure \`TooMany\` with \`retryAfter\`, and
a socket of chat events gets an event of the type \`error\`. Attempts that fail for another reason count too, where the verb checks it later.
\`BUDGET_FACTOR\` multiplies the numbers, and \`GUESTS_PER_HOUR\` and \`CONTACTS_PER_HOUR\` replace theirs.

| budget | what counts | limits |
| --- | --- | --- |
${rows.join('\n')}

Beside the budgets:

| what | limit | setting |
| --- | --- | --- |
| requests of one address | 600 a minute; pages 300 a minute; pictures and videos ten times as many as requests | \`REQUESTS_PER_MINUTE\`, \`PAGES_PER_MINUTE\` |
| wrong passwords of one account | 5, then a growing delay | \`SIGN_INS_PER_ACCOUNT\` |
| sign-ins of one address | 30 a minute | \`SIGN_INS_PER_ADDRESS\` |
| mails to typed-in emails: sign-ups, new passwords, new emails, references | 20 a minute of one address, 10 an hour of one account, 5 an hour to one mailbox | \`ACCOUNT_MAILS_PER_ADDRESS\`, \`ACCOUNT_MAILS_PER_ACCOUNT\`, \`ACCOUNT_MAILS_PER_EMAIL\` |
| all mails to a mailbox that no account has confirmed | 20 a day | \`MAILS_PER_UNCONFIRMED_EMAIL\` |
| sockets | 1000 of one address, 50 of one user, in each process | \`SOCKETS_PER_ADDRESS\`, \`SOCKETS_PER_USER\` |
| messages to the server on one socket | 10 a second, 100 at once | |
`;
}

const whose = { account: 'an account', address: 'an address', subject: 'a subject' } as const;

function wordsOf({ per, allowed, newAccount, within }: Limit): string {
  const window = { 60000: 'a minute', 3600000: 'an hour', 86400000: 'a day' }[within] ?? `${within / 1000} seconds`;
  const young = newAccount === undefined ? '' : ` (${newAccount} of a new one)`;
  return `${allowed} ${window} of ${whose[per]}${young}`;
}
