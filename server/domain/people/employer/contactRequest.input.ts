import { z } from 'zod';
import { shownTermsVersion } from '../../accounts/terms/terms.input.ts';
import { cleanText } from '../../core/text/cleanText.ts';
import { withoutContactData } from '../../core/text/contactData/contactData.input.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { phone, phoneMessage } from '../../core/text/input/phone.input.ts';
import { email, line, optionalLine, optionalProse, orNull, prose } from '../../core/text/input/typed.input.ts';

/** What an employer gives of themselves, and the rules for it. The server enforces them, the contact dialog shows them. */

export const contactNameMaxLength = 30;
export const contactMessages = {
  emailOrWhatsApp: 'Attention! You should enter at least email or WhatsApp.',
  name: 'Please provide a name.',
  nameLength: `The name can only have maximum of ${contactNameMaxLength} characters.`,
  email: 'Please provide a valid email.',
  whatsApp: phoneMessage,
  work: 'Please choose part-time or full-time, or describe the work.',
  clientKey: 'A client key has 8 to 64 characters.',
} as const;

const optionalEmail = line().nullish().transform(orNull).pipe(email(contactMessages.email).nullable());

const optionalWhatsApp = line().nullish().transform(orNull).pipe(phone(contactMessages.whatsApp).nullable());

/** A name that is given: it is optional. */
export const givenName = personName({
  max: contactNameMaxLength,
  missing: contactMessages.name,
  tooLong: contactMessages.nameLength,
}).check(withoutContactData);

const optionalName = prose().nullish().transform(orNull).pipe(givenName.nullable());

/** Step 1 of the contact dialog (docs/product/contact.md, 'The contact dialog'). */
export const contactDataSchema = z
  .object({
    name: optionalName,
    email: optionalEmail,
    whatsApp: optionalWhatsApp,
    company: optionalLine(120),
  })
  .refine((data) => data.email !== null || data.whatsApp !== null, {
    path: ['email'],
    message: contactMessages.emailOrWhatsApp,
    // Said together with what is wrong with the other fields, not after it.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** What the work is about. */
export const preferencesSchema = z.object({
  description: optionalProse(2000).check(withoutContactData),
  partTime: z.boolean(),
  fullTime: z.boolean(),
});

/** Whether a job seeker learns anything of the work. */
export const tellsOfWork = ({
  description,
  partTime,
  fullTime,
}: {
  description?: string | null;
  partTime: boolean;
  fullTime: boolean;
}): boolean => partTime || fullTime || cleanText(description ?? '') !== '';

/** The ways to name a day. */
const dayWords = [
  /\b(?:today|tonight|tomorrow)\b/g,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/g,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}\b/g,
  /\b(?:one|single) (?:day|evening|night|shift)\b/g,
];
/** Words for work that is repeated, or begins on a day. */
const ongoingWords =
  /\b(?:every|each|daily|weekly|regular|permanent|weekdays?|weekends?|days|evenings|nights|shifts|weeks?|months?|years?|[a-z]{3,6}days|(?:start|starting|from|beginning|since)(?: on| next| this)? (?:today|tomorrow|[a-z]{3,6}day|\d{1,2}[a-z]{0,2} [a-z]{3}|[a-z]{3,9} \d))/;

/** Whether a request, in English, is for one day, for which a pass is enough. 'Friday 4 December' is one day. */
export function asksForOneDay({ description, fullTime }: { description?: string | null; fullTime?: boolean }): boolean {
  const text = cleanText(description ?? '').toLowerCase();
  const counts = dayWords.map((words) => new Set(text.match(words)).size);
  const isOneDay = counts.includes(1) && counts.every((count) => count <= 1);
  return isOneDay && !fullTime && !ongoingWords.test(text);
}

/** Step 2 of the contact dialog: one of the three is needed (docs/product/contact.md). */
export const workSchema = preferencesSchema.refine(tellsOfWork, { path: ['partTime'], message: contactMessages.work });

/** The form of an introduction: the two people by their ids, and what the work is about. */
export const introductionFormSchema = preferencesSchema.extend({
  employer: z.string('Please choose an employer.'),
  jobSeeker: z.string('Please choose a job seeker.'),
});

/** Chosen by the sender and hard to guess: the same one again changes nothing. */
const clientKey = z
  .string()
  .min(8, contactMessages.clientKey)
  .max(64, contactMessages.clientKey)
  .nullish()
  .transform((key) => key ?? null);

/** A guest as they introduce themselves. */
export const guestSchema = contactDataSchema.and(z.object({ clientKey, termsVersion: shownTermsVersion }));

/** A whole contact request, as the documented calls send it. */
export const contactSchema = guestSchema.and(preferencesSchema);

/** The same of the contact dialog. */
export const dialogContactSchema = guestSchema.and(workSchema);

/** A guest as they are sent. */
export type GuestInput = {
  name?: string | null;
  email?: string | null;
  whatsApp?: string | null;
  company?: string | null;
  clientKey?: string | null;
  termsVersion?: string | null;
};

/** A request as it is sent: what is absent may be known from an account. */
export type ContactInput = GuestInput & { description?: string | null; partTime: boolean; fullTime: boolean };

export type ContactData = z.output<typeof contactDataSchema>;
