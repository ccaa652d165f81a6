import { parseForm } from 'payment-sandbox/form';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { paths } from '../../client/app/paths.ts';
import { rankerOf } from '../../server/domain/core/lists/peopleList.ts';
import { searchWords } from '../../server/domain/core/lists/words.ts';
import { cleanEmail } from '../../server/domain/core/text/cleanText.ts';
import { findContactData } from '../../server/domain/core/text/contactData/contactData.input.ts';
import { personName } from '../../server/domain/core/text/input/name.input.ts';
import { phone } from '../../server/domain/core/text/input/phone.input.ts';
import { linkParts } from '../../server/domain/core/text/linkParts.ts';
import { markdownToPageHtml, markdownToText } from '../../server/domain/core/text/markdown.ts';
import { slugOf } from '../../server/domain/office/catalog/catalog.ts';
import { contactSchema } from '../../server/domain/people/employer/contactRequest.input.ts';
import { requestedRange } from '../../server/http/media.ts';
import { hostileTexts, withinTime } from '../support/withinTime.ts';

const name = personName({ max: 30, missing: 'Missing' });
const number = phone('Missing');
const email = z.email();

const readers: Record<string, (text: string) => unknown> = {
  'links in messages': linkParts,
  'a description on a page': markdownToPageHtml,
  'a description in a list': markdownToText,
  'a name': (text) => name.safeParse(text),
  'a phone number': (text) => number.safeParse(text),
  'an email address': (text) => [
    cleanEmail(`<${text}`),
    email.safeParse(text),
    email.safeParse(`a@${text}`),
    email.safeParse(`${text}@b.example`),
  ],
  'a contact request': (text) =>
    contactSchema.safeParse({ name: text, email: text, whatsApp: text, company: text, description: text }),
  'contact data in a text': findContactData,
  'search words': searchWords,
  'a slug': slugOf,
  'a ranked name': rankerOf(['maria', 'tan']),
  "the sandbox's forms": (text) => {
    try {
      return parseForm(text);
    } catch (error) {
      return error;
    }
  },
  // Node.js refuses longer headers.
  'the address of a page': (text) => {
    const address = `/${encodeURI(Buffer.from(text).toString()).slice(0, 16_384)}`;
    return Object.values(paths).map((path) => path.match(address));
  },
  'a Range header': (text) => [requestedRange(text, 100), requestedRange(`bytes=${text}`, 100)],
};

const cases = Object.entries(readers).map(([reader, read]) => ({ reader, read }));

it.each(cases)('$reader', { timeout: 120_000 }, ({ read }) => {
  for (const [text, hostile] of Object.entries(hostileTexts))
    expect(() => withinTime(10_000, () => read(hostile)), text).not.toThrow();
});
