import { z } from 'zod';
import { accountNameMaxLength } from '../account/account.input.ts';
import { personName } from '../account/name.input.ts';
import { phone, phoneMessage } from '../account/phone.input.ts';

/** What an employer's own page and the back office change of an employer. */

const emptyIsNull = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .nullable()
    .transform((text) => text || null);

const siteMessage = 'Please provide a valid website address.';

/** An address as people type it; without a scheme it is https. */
const site = emptyIsNull(200)
  .transform((text) => (text === null || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: siteMessage }).nullable());

export type EmployerAround = {
  /** Whether there is such a row; a form that offers only rows that are there need not say. */
  isKnown?: (field: 'cityId' | 'jobId', id: number) => boolean;
};

/** Every field may be left out: it stays. */
export const employerSchema = ({ isKnown = () => true }: EmployerAround = {}) =>
  z
    .object({
      name: personName({ max: accountNameMaxLength, missing: 'Please provide a name.' }),
      email: z
        .string({ error: 'Please provide a valid email.' })
        .trim()
        .max(254, 'Please provide a valid email.')
        .pipe(z.email('Please provide a valid email.')),
      whatsApp: emptyIsNull(32).pipe(phone(phoneMessage).nullable()),
      company: emptyIsNull(120),
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
