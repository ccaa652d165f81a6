import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letter } from '../../../server/domain/core/mail/letter.ts';
import { headersOf } from '../../../server/mail/smtp.ts';
import { startTestApp } from '../../support/app.ts';
import { mailFaults } from '../../support/mailFaults.ts';
import { allMails } from '../../support/outbox.ts';
import { everyMail, sendEveryMail } from './everyMail.ts';

/** Rules for all mails. `startTestApp` checks each mail that a test sends. */

it('every file that makes a mail is in the list of mails, which are looked at in a browser', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => join('server', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const makers = files.filter((file) => /import \{[^}]*\bletter\b[^}]*\} from/.test(readFileSync(file, 'utf8')));
  expect(Object.keys(everyMail).toSorted()).toEqual(makers.toSorted());
});

it('every mail is marked as automatic unless an admin wrote it, can be stopped if it says so, and has the directions of its texts', async () => {
  const app = await startTestApp();
  await sendEveryMail(app, {
    jobSeeker: 'مريم الهاشمي',
    employer: 'אבי כהן',
    others: ['أحمد علي', 'דנה לוי', 'سارة حسن'],
    company: 'مقهى الباب',
    text: 'هل أنت متاح يوم السبت؟ لدينا حفل زفاف.',
  });
  const mails = await allMails(app);
  const faults = mails.flatMap((mail) => {
    const headers = headersOf(mail, 'example.test');
    const isOfAdmin = mail.html?.includes('Our team wrote this to you.') ?? false;
    return [
      ...((headers['Auto-Submitted'] === 'auto-generated') === isOfAdmin ? ['It is marked as what it is not.'] : []),
      ...((headers['List-Unsubscribe'] !== undefined) ===
      /(?:Unsubscribe|Stop|do not want)[^<]*<\/a><\/p>\n?<\/td>/i.test(mail.html ?? '')
        ? []
        : ['It can be stopped in one way only.']),
      ...directionsOf(mail.html ?? '')
        .filter(({ text, isRight }) => isRight !== (/[א-ي]/.test(text) && !/[a-z]/i.test(text)))
        .map(({ text, isRight }) => `${isRight ? 'From the right' : 'From the left'}: ${text}`),
    ].map((fault) => `${mail.subject}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(mails.filter(({ html }) => html?.includes('مريم') || html?.includes('السبت')).length).toBeGreaterThan(8);
  await app.stop();
});

/** The texts of a mail with the direction that a browser gives them. */
const directionsOf = (html: string): { text: string; isRight: boolean }[] =>
  [...html.slice(html.indexOf('<h1')).matchAll(/<(h1|h2|p)\b([^>]*)>(.*?)<\/\1>/gs)].map(
    ([, , attributes, inside = '']) => {
      const text = inside.replaceAll(/<[^>]*>/g, '');
      const isAuto = attributes?.includes('dir="auto"') ?? false;
      return { text, isRight: isAuto && /^[^\p{L}]*[א-ي]/u.test(text) };
    },
  );

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
