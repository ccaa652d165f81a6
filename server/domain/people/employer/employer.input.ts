import { z } from 'zod';
import { accountNameMaxLength } from '../../accounts/password/account.input.ts';
import { type EmployerText, employerFields, employerTexts } from '../../core/catalog/employerFields.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { phone, phoneMessage } from '../../core/text/input/phone.input.ts';
import { email, line, orNull, prose } from '../../core/text/input/typed.input.ts';

/** What an employer's own page and the back office change of an employer. */

const tooLong = (name: EmployerText) => `Please use at most ${employerFields[name].max} characters.`;
const emptyIsNull = (name: EmployerText) =>
  line().max(employerFields[name].max, tooLong(name)).nullable().transform(orNull);

const invalidEmail = 'Please provide a valid email.';
const siteMessage = 'Please provide a valid website address.';

/** An address as people type it; without a scheme it is https. */
const site = emptyIsNull('site')
  .transform((text) => (text === null || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: siteMessage }).nullable());

/** Texts of the company page. What is stored may stay as it is. */
const pageText = (name: keyof KeptPage, text: z.ZodString, kept: KeptPage) =>
  text.max(employerFields[name].max, tooLong(name)).check(publicText(kept[name])).nullable().transform(orNull);

/** What is stored of the texts that are public now. */
export type KeptPage = { company: string | null; about: string | null };

/** What is stored and may stay as it is. Guests may have no email. */
export type KeptEmployer = KeptPage & { name?: string; email?: string | null };

const pageFields = (kept: KeptPage) => ({
  company: pageText('company', line(), kept),
  about: pageText('about', prose(), kept),
});

/** The form of the company page. */
export const companyPageSchema = (kept: KeptPage) => z.object(pageFields(kept));

export type EmployerAround = {
  kept?: KeptEmployer;
  /** Whether there is such a row; a form that offers only rows that are there need not say. */
  isKnown?: (field: 'cityId' | 'jobId', id: number) => boolean;
};

/** Every field may be left out: it stays. */
export const employerSchema = ({ kept = { company: null, about: null }, isKnown = () => true }: EmployerAround = {}) =>
  z
    .object({
      // Those with rules of their own follow.
      ...forFields(employerTexts, emptyIsNull),
      name: personName({ max: accountNameMaxLength, missing: 'Please provide a name.', kept: kept.name }),
      email:
        kept.email === null
          ? line().nullable().transform(orNull).pipe(email(invalidEmail).nullable())
          : email(invalidEmail),
      whatsApp: line().nullable().transform(orNull).pipe(phone(phoneMessage).nullable()),
      ...pageFields(kept),
      /** Of an uploaded logo; null takes the logo away. */
      logoUri: z.string().max(200).nullable(),
      site,
      cityId: z
        .number()
        .refine((id) => isKnown('cityId', id), 'Please provide city.')
        .nullable(),
      jobId: z
        .number()
        .refine((id) => isKnown('jobId', id), 'Please provide job.')
        .nullable(),
      partTime: z.boolean().nullable().transform(Boolean),
      fullTime: z.boolean().nullable().transform(Boolean),
    })
    .partial();
