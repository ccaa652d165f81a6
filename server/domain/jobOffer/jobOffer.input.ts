import { z } from 'zod';

/** The job offer form (spec 000 §5). The server enforces it, the employer's and the admin's forms show it. */

export const jobOfferDescriptionMaxLength = 10_000;

export const jobOfferMessages = {
  employer: 'Please provide an employer.',
  city: 'Please provide a city.',
  job: 'Please provide a job.',
  rate: 'Please provide an hourly rate.',
  rateOfCity: 'Please choose one of the hourly rates for the city.',
  description: 'Please provide a description.',
  descriptionLength: `Please use at most ${jobOfferDescriptionMaxLength} characters.`,
} as const;

/** The database's on the server, global in a form. */
const id = z.union([z.int(), z.string()]);

/** A record that was chosen, as far as the form looks at it. */
const chosen = (message: string) => z.object({ id }, { error: message });

const fields = z.object({
  city: z.object({ id, recommendedPrices: z.array(z.int()) }, { error: jobOfferMessages.city }),
  job: chosen(jobOfferMessages.job),
  maxRate: z.int({ error: jobOfferMessages.rate }),
  description: z
    .string({ error: jobOfferMessages.description })
    .trim()
    .min(1, jobOfferMessages.description)
    .max(jobOfferDescriptionMaxLength, jobOfferMessages.descriptionLength),
  /** Made anew for every offer that is begun: sent twice, it makes one. */
  clientKey: z.string().min(8).max(64).nullish(),
});

const adminFields = fields.extend({ employer: chosen(jobOfferMessages.employer) });
const rate = fields.pick({ city: true, maxRate: true });

/** What an offer has: its rate stays right in its city when the city's recommended prices change. */
export type KeptRate = { cityId: number | string; maxRate: number };

const withRateOfCity = <Fields extends z.ZodType<z.output<typeof rate>>>(schema: Fields, kept: KeptRate | null) =>
  schema.refine(
    ({ city, maxRate }) =>
      city.recommendedPrices.includes(maxRate) || (kept?.cityId === city.id && kept.maxRate === maxRate),
    {
      path: ['maxRate'],
      error: jobOfferMessages.rateOfCity,
      // Said together with what is wrong with the other fields, not after it.
      when: ({ value }) => rate.safeParse(value).success,
    },
  );

/** @param kept of the offer that is changed; null for a new one. */
export const jobOfferSchema = (kept: KeptRate | null) => withRateOfCity(fields, kept);

/** The same with the employer, which only admins choose. */
export const adminJobOfferSchema = (kept: KeptRate | null) => withRateOfCity(adminFields, kept);
