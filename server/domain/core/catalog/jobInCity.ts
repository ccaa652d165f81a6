import type { City, Job } from '../../../generated/prisma/client.ts';
import type { Reference } from './reference.ts';

/** The subject of a listing: a job in all cities or in one. */
export type JobInCity = { job: Job; city: City | null };

/** One reading of a listing's URL: the job's slug, and the city's slug or its name in lower case. */
export type ListingReading = { job: string; city?: string | null };

/** The city of a reading; null without a city, undefined for an unknown one. */
export function cityOf(reference: Reference, { city }: ListingReading): City | null | undefined {
  return city ? (reference.cityBySlug(city) ?? reference.cityByLowerName(city)) : null;
}

/** The first reading whose job and city are both known. */
export function firstKnown(reference: Reference, readings: readonly ListingReading[]): JobInCity | null {
  for (const reading of readings) {
    const job = reference.jobBySlug(reading.job);
    const city = cityOf(reference, reading);
    if (job && city !== undefined) return { job, city };
  }
  return null;
}
