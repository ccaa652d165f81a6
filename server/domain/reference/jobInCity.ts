import type { City, Job } from '../../generated/prisma/client.ts';
import type { Reference } from './reference.ts';

/** A job everywhere, or in one city: what a listing is about. */
export type JobInCity = { job: Job; city: City | null };

/** One way to read a listing's address: the job's slug; the city's slug or its name in lower case. */
export type ListingReading = { job: string; city?: string | null };

/** The city that a reading names; null where it names none, undefined for one that is not known. */
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
