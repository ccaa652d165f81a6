import type { Ctx } from '../../core/context.ts';
import { allCitiesSlug } from '../../offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../people/search/search.input.ts';

/**
 * The URL form of a name: lower case, Latin letters without accents, and hyphens for all other characters. In other scripts the
 * marks are part of the letters and stay. In composed form, as addresses are read. Never empty.
 */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u200c|\u200d/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return plain || 'unnamed';
}

/**
 * The same for a city, which has no hyphen beside a word that ends the job in an address: `/waiter-offers-odd_job_man` has one
 * reading, `/waiter-offers-odd-job-man` is of job seekers.
 */
export const citySlugOf = (name: string): string =>
  slugOf(name)
    .split('-')
    .map((word) => (word === 'job' || word === 'offers' ? `_${word}_` : word))
    .join('-')
    .replaceAll('-_', '_')
    .replaceAll('_-', '_')
    .replaceAll('__', '_');

/** These stand for all jobs and all cities in addresses. */
const reserved: readonly string[] = [allJobsSlug, allCitiesSlug];

/** A free slug, with a number appended if it is taken. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!reserved.includes(candidate) && !(await isTaken(candidate))) return candidate;
  }
}

/** Call it after a change of a reference table: this process reads the table at once, the others after an event. */
export async function announceReference({ reference, events, now }: Ctx): Promise<void> {
  await reference.refresh();
  events.publish('reference', { changedAt: now().toISOString() });
}
