import { z } from 'zod';
import { accountNameMaxLength } from '../../accounts/password/account.input.ts';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { phone, phoneMessage } from '../../core/text/input/phone.input.ts';
import { email, line, orNull, prose } from '../../core/text/input/typed.input.ts';

/** What an employer's own page and the back office change of an employer. */

const emptyIsNull = (max: number) =>
  line().max(max, `Please use at most ${max} characters.`).nullable().transform(orNull);

const invalidEmail = 'Please provide a valid email.';
const siteMessage = 'Please provide a valid website address.';

/** An address as people type it; without a scheme it is https. */
const site = emptyIsNull(200)
  .transform((text) => (text === null || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: siteMessage }).nullable());

export const employerCompanyMaxLength = 120;
export const aboutMaxLength = 2000;

/** Texts of the company page. What is stored may stay as it is. */
const pageText = (text: z.ZodString, max: number, stored: string | null) =>
  text.max(max, `Please use at most ${max} characters.`).check(publicText(stored)).nullable().transform(orNull);

/** What is stored of the texts that are public now. */
export type KeptPage = { company: string | null; about: string | null };

/** What is stored and may stay as it is. Guests may have no email. */
export type KeptEmployer = KeptPage & { name?: string; email?: string | null };

const pageFields = ({ company, about }: KeptPage) => ({
  company: pageText(line(), employerCompanyMaxLength, company),
  about: pageText(prose(), aboutMaxLength, about),
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
