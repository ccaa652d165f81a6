import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * All mails are sent by jobs, through one function, which counts those to addresses that no account has confirmed. Jobs that mail
 * an email that someone has typed take an `Admission`, which only counting gives.
 */

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => join('server', file))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/generated/'));
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();

it('only one function of the domain hands mails to the mailer', () => {
  expect(filesWith(/\bmailer\b/)).toEqual([
    'server/domain/core/context.ts',
    'server/domain/core/mail/deliver.ts',
    'server/start/adapters.ts',
  ]);
  expect(filesWith(/\bmailer\.send\(/)).toEqual(['server/domain/core/mail/deliver.ts']);
});

it('mails are only delivered by the work of a queue', () => {
  // `mailJobs` works for the queues that only mail; these do more.
  expect(filesWith(/\bdeliverMail\(/)).toEqual([
    'server/domain/billing/purchase/outcome.ts',
    'server/domain/core/mail/deliver.ts',
    'server/domain/core/mail/mailJobs.ts',
    'server/domain/lifecycle/signUp/sendAccountMails.ts',
    'server/domain/office/email/deliver.ts',
  ]);
  const working = new Set(filesWith(/\bqueue\.work\(/));
  const deliverers = filesWith(/\bdeliverMail\(/).filter((file) => !file.endsWith('core/mail/deliver.ts'));
  expect(deliverers.filter((file) => !working.has(file))).toEqual([]);
});

it('jobs with mails to emails that someone has typed are queued with an admission', () => {
  expect(filesWith(/'account-mail'/)).toEqual([
    'server/domain/accounts/email/accountMail.ts',
    'server/domain/lifecycle/signUp/sendAccountMails.ts',
    'server/queue/boss.ts',
    'server/queue/queue.ts',
  ]);
  expect(filesWith(/'reference-mail'/)).toEqual(['server/domain/people/jobReference/mail.ts', 'server/queue/queue.ts']);
});
