import { describe, expect, it } from 'vitest';
import * as careers from '../../prisma/demo/words/careers.ts';
import * as companies from '../../prisma/demo/words/companies.ts';
import * as conversations from '../../prisma/demo/words/conversations.ts';
import * as offers from '../../prisma/demo/words/offers.ts';
import * as support from '../../prisma/demo/words/support.ts';
import * as trades from '../../prisma/demo/words/trades.ts';
import * as voices from '../../prisma/demo/words/voices.ts';
import { contactDataMessages } from '../../server/domain/contactData/contactData.input.ts';
import { findContactData } from '../../server/domain/contactData/findContactData.ts';
import { contactMessages, contactSchema } from '../../server/domain/contactRequest/contactRequest.input.ts';
import { guilty, undetected } from './guilty.ts';
import { innocent } from './innocent.ts';

describe('contact data in a text', () => {
  it('is tested on enough texts of both kinds', () => {
    expect(innocent.length).toBeGreaterThanOrEqual(150);
    expect(guilty.length).toBeGreaterThanOrEqual(150);
  });

  it.each(innocent)('is not in %j', (text) => {
    expect(findContactData(text)).toBeNull();
  });

  it('is found in all except a few disguises', () => {
    expect(guilty.map(([, text]) => text).filter((text) => findContactData(text) === null)).toEqual(undetected);
    expect(undetected.length / guilty.length).toBeLessThan(0.06);
  });

  it.each([
    ['phone', 'Call 9123 4567'],
    ['email', 'maria@example.com'],
    ['link', 'See example.com'],
    ['handle', 'Instagram: maria_tan'],
  ] as const)('is named as %s', (kind, text) => {
    expect(findContactData(text)).toBe(kind);
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
