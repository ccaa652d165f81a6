import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letter } from '../../../server/domain/core/mail/letter.ts';
import { oneLine } from '../../../server/domain/core/text/characters.ts';
import { smtpMailer } from '../../../server/mail/smtp.ts';
import { listenLocally } from '../../support/listening.ts';
import '../../support/propertySeed.ts';

const received: { raw: string; mail: ParsedMail }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _session, done) => {
    const raw = await text(stream);
    received.push({ raw, mail: await simpleParser(raw) });
    done();
  },
});
let url = '';

beforeAll(async () => {
  url = `smtp://127.0.0.1:${await listenLocally(server.server)}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function arriving(name: string, from = 'Hourhand <hello@example.test>') {
  received.length = 0;
  const content = letter({
    subject: `${name} asks you`,
    text: ['Hello,', 'please answer.'],
    link: null,
    foot: 'Questions?',
    productName: 'Hourhand',
  });
  await smtpMailer(url, from, 'example.test').send({ to: 'anna@example.test', ...content });
  const [only] = received;
  if (!only || received.length > 1) throw new Error(`${received.length} mails have arrived.`);
  return only;
}

const names: [what: string, name: string][] = [
  ['an encoded word', '=?utf-8?B?SGVsbG8=?='],
  ['encoded words in a row', '=?utf-8?B?SGVs?= =?utf-8?B?bG8=?='],
  ['an encoded word beside a letter that needs encoding', 'Łukasz =?utf-8?B?SGVsbG8=?='],
  ['an encoded word with a space', '=?utf-8?Q?a b?='],
  ['a header in an encoded word', '=?utf-8?Q?A=0D=0ABcc:_eve@example.test?='],
  ['quotes', 'Anna "the" \\ Tan'],
  ['commas, semicolons and angle brackets', 'Tan, Anna; <eve@example.test>'],
  ['characters that change the direction', 'Anna \u202enaT\u202c \u2066x\u2069'],
  ['characters of several bytes', 'Zoë 李小龙 👩🏽‍🍳'],
  ['a very long word', 'ä'.repeat(500)],
];

describe('a name in a subject arrives as it was written', () => {
  it.each(names)('%s', async (_what, name) => {
    const { raw, mail } = await arriving(name);
    expect(mail.subject).toBe(`${name} asks you`);
    if (name.includes('=?')) expect(raw.split('\r\n\r\n')[0]).not.toContain(name);
  });

  it.each([
    ['both', 'Anna\r\nBcc: eve@example.test'],
    ['a line separator', 'Anna\u2028Bcc: eve@example.test'],
    ['a null character', 'Anna\u0000Bcc: eve@example.test'],
  ])('%s is a space and begins no header', async (_what, name) => {
    const { mail } = await arriving(name);
    expect(mail.subject).toBe('Anna Bcc: eve@example.test asks you');
    expect(mail.headers.has('bcc')).toBe(false);
  });

  it('whatever it contains', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('=?', '?=', '=?utf-8?B?SGVsbG8=?=', '=?utf-8?q?a?=', '"', '\\', ', ', '<', '\r\n', '\u202e', ' '),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const name = pieces.join('');
        const { mail } = await arriving(name);
        expect(mail.subject).toBe(oneLine(`${name} asks you`));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the name of the sender', () => {
  it.each(['Hourhand', 'Hour "hand"', 'Hourhand; Singapore: work', 'Zoë & Łukasz 李'])('%s', async (name) => {
    const { mail } = await arriving('Anna', `${name} <hello@example.test>`);
    expect(mail.from?.value).toEqual([{ name, address: 'hello@example.test' }]);
    expect(mail.to).toMatchObject({ value: [{ name: '', address: 'anna@example.test' }] });
  });

  it('may be missing or in quotes', async () => {
    expect((await arriving('Anna', 'hello@example.test')).mail.from?.text).toBe('hello@example.test');
    expect((await arriving('Anna', '"Hourhand, Ltd" <hello@example.test>')).mail.from?.value).toEqual([
      { name: 'Hourhand, Ltd', address: 'hello@example.test' },
    ]);
  });
});
