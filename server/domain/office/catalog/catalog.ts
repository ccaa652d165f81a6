import type { Prisma } from '../../../generated/prisma/client.ts';
import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import type { Ctx } from '../../core/context.ts';
import { byPosition, type Listing } from '../../core/lists/listing.ts';
import { requireAdmin, type Viewer } from '../../core/viewer/viewer.ts';
import { removeReplaced } from '../../files/stored/removal.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { lockPicture } from '../../files/stored/store.ts';
import { allCitiesSlug } from '../../offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../people/search/search.input.ts';
import { careerSchema, citySchema, contactRequestStatusSchema, endorsementSchema, jobSchema } from './catalog.input.ts';

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

/** The open positions at the company. */
export const careerVerbs = recordVerbs('CAREER', { schema: careerSchema, rows: (tx) => tx.career });

/** What people look for. The slug is made from the name at creation and never changes, so addresses stay valid. */
export const jobVerbs = recordVerbs('JOB', {
  schema: jobSchema,
  rows: (tx) => tx.job,
  added: async (tx, { name }) => ({
    slug: await freeSlug(slugOf(name), async (slug) => (await tx.job.count({ where: { slug } })) > 0),
  }),
  follow: announceReference,
  refusals: {
    taken: { field: 'name', message: 'A job with this name already exists.' },
    inUse: 'This job is used by people or job offers.',
  },
});

/** Where people work. The slug is made from the name at creation and never changes, so addresses stay valid. */
export const cityVerbs = recordVerbs('CITY', {
  schema: citySchema,
  rows: (tx) => tx.city,
  added: async (tx, { name, countryId, timeZone }) => ({
    slug: await freeSlug(citySlugOf(name), async (slug) => (await tx.city.count({ where: { slug } })) > 0),
    timeZone:
      timeZone ?? (await tx.city.findFirst({ where: { countryId }, orderBy: { id: 'asc' } }))?.timeZone ?? 'UTC',
  }),
  follow: announceReference,
  refusals: {
    taken: { field: 'name', message: 'A city with this name already exists in the country.' },
    missing: { field: 'countryId', message: 'Please provide a country.' },
    inUse: 'This city is used by people or job offers.',
  },
});

/** How far contact requests have come. */
export const contactRequestStatusVerbs = recordVerbs('CONTACT_REQUEST_STATUS', {
  schema: contactRequestStatusSchema,
  rows: (tx) => tx.contactRequestStatus,
  refusals: {
    taken: { field: 'name', message: 'A status with this name already exists.' },
    inUse: 'This status is used by contact requests.',
  },
});

/** By the order that admins have given, or the newest first. */
type ContactRequestStatusSort = 'position' | 'created';

/**
 * The back office's list of statuses. For admins.
 * @throws SignInRequired, Forbidden
 */
export function contactRequestStatuses(
  viewer: Viewer,
  sort: ContactRequestStatusSort = 'position',
): Listing<Prisma.ContactRequestStatusWhereInput> {
  requireAdmin(viewer);
  return sort === 'position' ? byPosition : { where: {}, order: [{ field: 'createdAt', direction: 'desc' }] };
}

/** The clients and testimonials of the home page. A replaced picture is removed. */
export const endorsementVerbs = recordVerbs('ENDORSEMENT', {
  schema: endorsementSchema,
  rows: (tx) => tx.endorsement,
  async check({ viewer }: Ctx, tx, { before, data }) {
    await lockPicture(tx, 'ENDORSEMENT_IMAGE', 'imageUri', {
      uri: data?.imageUri,
      storedUri: before?.imageUri ?? null,
      ownedBy: [requireAdmin(viewer).id],
    });
  },
  async follow(ctx, { before, after }) {
    if (!before?.imageUri || before.imageUri === after?.imageUri) return;
    const upload = uploadIdOf(before.imageUri);
    if (upload) await removeReplaced(ctx, upload);
  },
});
