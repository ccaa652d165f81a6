import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letter } from '../../server/domain/mail/letter.ts';
import { mailFaults } from '../support/mailFaults.ts';
import { everyMail } from './everyMail.ts';

/** Rules for all mails. `startTestApp` checks each mail that a test sends. */

it('every file that makes a mail is in the list of mails, which are looked at in a browser', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => join('server', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const makers = files.filter((file) => /import \{[^}]*\bletter\b[^}]*\} from/.test(readFileSync(file, 'utf8')));
  expect(Object.keys(everyMail).toSorted()).toEqual(makers.toSorted());
  // Only the one function makes HTML.
  const others = files.filter((file) => /import \{[^}]*\bhtmlLetter\b/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual(['server/domain/mail/letter.ts']);
});

const site = 'https://example.test';
const mail = {
  to: 'maria@example.test',
  ...letter({
    subject: 'Two new offers',
    text: ['Hello <Maria> & others,', 'there are new offers:\nwith two lines.'],
    code: '1234 5678',
    items: [
      { title: 'Cafe: SGD 14', lines: ['Waiter in Singapore'], url: `${site}/1?a=1&b=2` },
      {
        title: null,
        quotes: [{ author: 'Erin', text: 'See\nhttps://elsewhere.test' }],
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
  expect(mail.html).not.toContain('<Maria>');
  expect(mail.html).toContain(`href="${site}/1?a=1&amp;b=2"`);
});

it.each([
  ['no HTML', { html: undefined }, 'It has no HTML part.'],
  ['no text', { text: ' ' }, 'It has no text part.'],
  ['no language', { html: mail.html.replace(' lang="en"', '') }, 'It has no language.'],
  ['no title', { html: mail.html.replace(/<title>.*<\/title>/, '') }, 'It has no title.'],
  ['no color schemes', { html: mail.html.replace('content="light dark"', '') }, 'It does not name its color schemes.'],
  ['no dark colours', { html: mail.html.replace('prefers-color-scheme:dark', 'print') }, 'It has no dark colours.'],
  ['no preview', { html: mail.html.replace('class="preview"', '') }, 'Its preview says nothing new.'],
  ['a picture', { html: mail.html.replace('<h1', '<img alt="" /><h1') }, 'It loads something: <img'],
  ['a background', { html: mail.html.replace('<h1', '<h1 background="x"') }, 'It loads something: <h1 background='],
  ['another link in the text', { text: `${mail.text}\n${site}/3` }, `Only one part links to ${site}/3`],
  ['another link in the HTML', { html: mail.html.replace('/all"', '/every"') }, `Only one part links to ${site}/every`],
  [
    'another site',
    { html: mail.html.replace(`"${site}/all`, '"https://spy.test/all') },
    'It links to another site: https://spy.test/all',
  ],
  ['another text', { text: `${mail.text}\nOnly here.` }, 'Only the text says: Only here.'],
  ['no way to stop it', { unsubscribeUrl: `${site}/unsubscribe/2` }, 'It does not say how to stop it.'],
  [
    'two buttons',
    { html: mail.html.replace('class="green" href', 'class="button" href') },
    'It has several main buttons.',
  ],
])('a mail with %s is found', (_fault, change, expected) => {
  expect(mailFaults({ ...mail, ...change }, site)).toContain(expected);
});
