import { describe, expect, it } from 'vitest';
import * as careers from '../../../prisma/demo/words/careers.ts';
import * as companies from '../../../prisma/demo/words/companies.ts';
import * as conversations from '../../../prisma/demo/words/conversations.ts';
import * as offers from '../../../prisma/demo/words/offers.ts';
import * as support from '../../../prisma/demo/words/support.ts';
import * as trades from '../../../prisma/demo/words/trades.ts';
import * as voices from '../../../prisma/demo/words/voices.ts';
import {
  contactDataMessages,
  findContactData,
} from '../../../server/domain/core/text/contactData/contactData.input.ts';
import { contactMessages, contactSchema } from '../../../server/domain/people/employer/contactRequest.input.ts';
import { guilty, undetected } from './guilty.ts';
import { innocent } from './innocent.ts';

/** Half of the pairs of innocent texts: each text is met in both places. */
const step = 2;

describe('contact data in a text', () => {
  it.each(innocent)('is not in %j', (text) => {
    expect(findContactData(text)).toBeNull();
  });

  it('is not made by two innocent sentences that follow each other', { timeout: 240_000 }, () => {
    const pairs = innocent.flatMap((first, at) =>
      innocent.filter((_text, index) => index % step === at % step).map((second) => [first, second]),
    );
    const refused = pairs.flatMap(([first, second]) =>
      [`${first}\n${second}`, `${first}. ${second}`].filter((text) => findContactData(text) !== null),
    );
    expect(refused).toEqual([]);
  });

  it.each(guilty.filter(([, text]) => !undetected.includes(text)))('is found: %s in %j', (_kind, text) => {
    expect(findContactData(text)).not.toBeNull();
  });

  it('is found in all except a few disguises', () => {
    expect(guilty.map(([, text]) => text).filter((text) => findContactData(text) === null)).toEqual(undetected);
    expect(undetected.length / guilty.length).toBeLessThan(0.02);
  });

  it.each([
    ['Call 9123 4567 now', 'phone', '9123 4567'],
    ['Since 2019. My number: (+65) 9123-4567.', 'phone', '(+65) 9123-4567'],
    ['Size 38. 9️⃣1️⃣2️⃣3️⃣ 4️⃣5️⃣6️⃣7️⃣!', 'phone', '9️⃣1️⃣2️⃣3️⃣ 4️⃣5️⃣6️⃣7️⃣'],
    ['Call nine one two three, four five six seven please', 'phone', 'nine one two three, four five six seven'],
    ['Write to <maria.tan@example.com>, thanks', 'email', 'maria.tan@example.com'],
    ['Write to maria  (at)  example dot com.', 'email', 'maria  (at)  example dot com'],
    ['Señora ｍａｒｉａ＠ｇｍａｉｌ．ｃｏｍ', 'email', 'ｍａｒｉａ＠ｇｍａｉｌ．ｃｏｍ'],
    ['(see www.example.com/jobs)', 'link', 'www.example.com/jobs'],
    ['I am on Instagram: maria_tan, too', 'handle', 'Instagram: maria_tan'],
    ['Search mariatan on instagram', 'handle', 'Search mariatan on instagram'],
  ])('in %j is named with its kind and as it was typed', (text, kind, piece) => {
    expect(findContactData(text)).toEqual({ kind, piece });
  });

  it('does not occur in the demo texts', () => {
    const texts: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    };
    collect([careers, companies, conversations, offers, support, trades, voices]);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => findContactData(text) !== null)).toEqual([]);
  });
});

describe('a contact request', () => {
  const request = { email: 'maria@example.com', partTime: true, fullTime: false };
  const messages = (input: object) =>
    contactSchema
      .safeParse({ ...request, ...input })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('may have contact data only in the fields for it', () => {
    expect(messages({ name: 'Maria 9123 4567' })).toEqual([['name', contactDataMessages.phone]]);
    expect(messages({ description: 'Write to maria at gmail dot com' })).toEqual([
      ['description', contactDataMessages.email],
    ]);
    expect(messages({ name: 'Maria', description: '500 covers a night, 2019 to 2023', whatsApp: '+6591234567' })).toBe(
      undefined,
    );
    expect(messages({ email: null })).toEqual([['email', contactMessages.emailOrWhatsApp]]);
  });
});
