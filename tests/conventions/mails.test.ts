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
    'server/adapters.ts',
    'server/domain/core/context.ts',
    'server/domain/core/mail/deliver.ts',
    'server/mail/withoutBanned.ts',
  ]);
  expect(filesWith(/\bmailer\.send\(/)).toEqual(['server/domain/core/mail/deliver.ts', 'server/mail/withoutBanned.ts']);
});

it('mails are only delivered by the work of a queue', () => {
  // `mailAlert` delivers for the two alerts.
  const indirect = ['server/domain/discovery/alert/mail.ts', 'server/domain/core/mail/deliver.ts'];
  const deliverers = filesWith(/\b(?:deliverMail|mailAlert)\(/).filter((file) => !indirect.includes(file));
  expect(deliverers.length).toBeGreaterThan(8);
  const working = new Set(filesWith(/\bqueue\.work\(/));
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
