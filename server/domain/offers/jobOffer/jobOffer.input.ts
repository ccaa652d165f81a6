import { z } from 'zod';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { type OfferText, offerFields, offerTexts } from '../../core/catalog/offerFields.input.ts';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { hourMs } from '../../core/text/durations.ts';
import { line, orNull, prose } from '../../core/text/input/typed.input.ts';

/**
 * The job offer form (docs/product/offers.md, 'The form of an offer'). The server enforces it, the employer's and the
 * admin's forms show it.
 */

export const jobOfferDescriptionMaxLength = 10_000;
/** A week of work has from 1 to this many hours. */
export const maxHoursPerWeek = 80;
/** An offer is for 1 to this many people. */
export const maxHeadcount = 99;

export const jobOfferMessages = {
  employer: 'Please provide an employer.',
  city: 'Please provide a city.',
  job: 'Please provide a job.',
  rate: 'Please provide an hourly rate.',
  description: 'Please provide a description.',
  descriptionLength: `Please use at most ${jobOfferDescriptionMaxLength} characters.`,
  ...forFields(offerTexts, (name) => `Please use at most ${offerFields[name].max} characters.`),
  schedule: 'Please choose part-time, full-time or both.',
  hoursPerWeek: `Please enter from 1 to ${maxHoursPerWeek} hours per week.`,
  startsOn: 'Please choose a date.',
  startsInPast: 'Please choose today or a later day.',
  headcount: `Please enter from 1 to ${maxHeadcount} people.`,
  state: 'Please choose draft or active.',
  rejected: 'Our team has rejected this offer. Please change it before you publish it again.',
} as const;

/** The database's on the server, global in a form. */
const id = z.union([z.int(), z.string()]);

/** A record that was chosen, as far as the form looks at it. */
const chosen = (message: string) => z.object({ id }, { error: message });

/**
 * What a changed offer has. It may stay as it is: a rate when the city's recommended prices change, texts under a new rule, a
 * start that has passed, and an offer of the time before schedules that has none.
 */
export type KeptOffer = {
  cityId: number | string;
  /** Null where one that the city offers is asked for, as in a form. */
  maxRate: number | null;
  description: string;
  partTime?: boolean;
  fullTime?: boolean;
  /** A day, '2026-12-24'. */
  startsOn?: string | null;
} & { [Name in OfferText]?: string | null };

/** A text that may be absent; an empty one is none. Like all of an offer it is public. */
const optionalText = (name: OfferText, kept: KeptOffer | null) =>
  line().max(offerFields[name].max, jobOfferMessages[name]).check(publicText(kept?.[name])).transform(orNull).nullish();

const numberTo = (most: number, message: string) => z.int(message).min(1, message).max(most, message);

/** The earliest day that it still is anywhere on earth: no person is told that their today is in the past. */
const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * hourMs).toISOString().slice(0, 10);

const fieldsOf = (kept: KeptOffer | null, now: Date) =>
  z.object({
    city: z.object({ id, recommendedPrices: z.array(z.int()) }, { error: jobOfferMessages.city }),
    job: chosen(jobOfferMessages.job),
    // REST sends 0 for none.
    maxRate: z.int({ error: jobOfferMessages.rate }).min(1, jobOfferMessages.rate),
    description: prose(jobOfferMessages.description)
      .min(1, jobOfferMessages.description)
      .max(jobOfferDescriptionMaxLength, jobOfferMessages.descriptionLength)
      .check(publicText(kept?.description)),
    ...forFields(offerTexts, (name) => optionalText(name, kept)),
    partTime: z.boolean().nullish(),
    fullTime: z.boolean().nullish(),
    hoursPerWeek: numberTo(maxHoursPerWeek, jobOfferMessages.hoursPerWeek).nullish(),
    /** Null: as soon as possible. */
    startsOn: z.iso
      .date(jobOfferMessages.startsOn)
      .refine((day) => day >= earliestToday(now) || day === kept?.startsOn, jobOfferMessages.startsInPast)
      .nullish(),
    headcount: numberTo(maxHeadcount, jobOfferMessages.headcount).nullish(),
    /** Made anew for every offer that is begun: sent twice, it makes one. */
    clientKey: z.string().min(8).max(64).nullish(),
  });

const rate = fieldsOf(null, new Date(0)).pick({ city: true, maxRate: true });
const schedule = fieldsOf(null, new Date(0)).pick({ partTime: true, fullTime: true });

/** The rules about several fields. Each is said together with what is wrong with the others, not after it. */
const withRules = <Fields extends z.ZodType<z.output<typeof rate> & z.output<typeof schedule>>>(
  schema: Fields,
  kept: KeptOffer | null,
) =>
  schema
    .refine(
      ({ city, maxRate }) =>
        city.recommendedPrices.includes(maxRate) || (kept?.cityId === city.id && kept.maxRate === maxRate),
      {
        path: ['maxRate'],
        error: jobOfferMessages.rate,
        when: ({ value }) => rate.safeParse(value).success,
      },
    )
    .refine(
      ({ partTime, fullTime }) =>
        partTime || fullTime || partTime == null || fullTime == null || (kept && !kept.partTime && !kept.fullTime),
      {
        path: ['partTime'],
        error: jobOfferMessages.schedule,
        when: ({ value }) => schedule.safeParse(value).success,
      },
    );

/** @param kept the offer that is changed; null for a new one. */
export const jobOfferSchema = (kept: KeptOffer | null, now = new Date()) => withRules(fieldsOf(kept, now), kept);

/** The same with the employer, which only admins choose. */
export const adminJobOfferSchema = (kept: KeptOffer | null, now = new Date()) =>
  withRules(fieldsOf(kept, now).extend({ employer: chosen(jobOfferMessages.employer) }), kept);
