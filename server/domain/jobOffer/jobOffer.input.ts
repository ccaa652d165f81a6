import { z } from 'zod';
import { publicText } from '../contactData/contactData.input.ts';

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

/** What a changed offer has: a rate stays right in its city when the city's recommended prices change. */
export type KeptOffer = { cityId: number | string; maxRate: number; description: string };

const fieldsOf = (kept: KeptOffer | null) =>
  z.object({
    city: z.object({ id, recommendedPrices: z.array(z.int()) }, { error: jobOfferMessages.city }),
    job: chosen(jobOfferMessages.job),
    maxRate: z.int({ error: jobOfferMessages.rate }),
    description: z
      .string({ error: jobOfferMessages.description })
      .trim()
      .min(1, jobOfferMessages.description)
      .max(jobOfferDescriptionMaxLength, jobOfferMessages.descriptionLength)
      .check(publicText(kept?.description)),
    /** Made anew for every offer that is begun: sent twice, it makes one. */
    clientKey: z.string().min(8).max(64).nullish(),
  });

const rate = fieldsOf(null).pick({ city: true, maxRate: true });

const withRateOfCity = <Fields extends z.ZodType<z.output<typeof rate>>>(schema: Fields, kept: KeptOffer | null) =>
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

/** @param kept the offer that is changed; null for a new one. */
export const jobOfferSchema = (kept: KeptOffer | null) => withRateOfCity(fieldsOf(kept), kept);

/** The same with the employer, which only admins choose. */
export const adminJobOfferSchema = (kept: KeptOffer | null) =>
  withRateOfCity(fieldsOf(kept).extend({ employer: chosen(jobOfferMessages.employer) }), kept);
