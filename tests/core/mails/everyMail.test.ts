import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letter } from '../../../server/domain/core/mail/letter.ts';
import { mailFaults } from '../../support/mailFaults.ts';
import { everyMail } from './everyMail.ts';

/** Rules for all mails. `startTestApp` checks each mail that a test sends. */

it('every file that makes a mail is in the list of mails, which are looked at in a browser', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => join('server', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const makers = files.filter((file) => /import \{[^}]*\bletter\b[^}]*\} from/.test(readFileSync(file, 'utf8')));
  expect(Object.keys(everyMail).toSorted()).toEqual(makers.toSorted());
});

const site = 'https://example.test';
const mail = {
  to: 'maria@example.test',
  ...letter({
    subject: 'Two new offers',
    text: ['Hello <Maria> & others,', 'there are new offers:\u000bwith two lines.'],
    code: '1234 5678',
    items: [
      { title: 'Cafe: SGD 14', lines: ['Waiter in Singapore'], url: `${site}/1?a=1&b=2` },
      {
        title: null,
        quotes: [{ author: 'Erin', text: 'See\u2028https://elsewhere.test\u0007' }],
        url: `${site}/2`,
        action: 'Reply to Erin',
        more: '… and 2 more messages.',
      },
    ],
    more: '… and 2 more.',
    link: { action: 'See all', url: `${site}/all` },
    otherLinks: [{ action: 'Log in', url: `${site}/login` }],
    after: ['The links work for an hour.'],
    foot: 'You chose this.',
    stop: { action: 'Unsubscribe', url: `${site}/unsubscribe/1` },
    productName: 'Product',
  }),
};

it('a mail has all of its content in both parts, escaped', () => {
  expect(mailFaults(mail, site)).toEqual([]);
  expect(mail.unsubscribeUrl).toBe(`${site}/unsubscribe/1`);
  expect(mail.text).toContain('there are new offers:\nwith two lines.\n');
  expect(mail.text).toContain('  Erin: See\n  https://elsewhere.test\n');
  expect(mail.html).toContain('See<br>https://elsewhere.test</p>');
  expect(mail.html).not.toContain('<Maria>');
  expect(mail.html).toContain(`href="${site}/1?a=1&amp;b=2"`);
});
