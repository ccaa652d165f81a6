import type { OfficeType } from '../../server/domain/core/catalog/officeRecords.input.ts';
import type { PrismaClient } from '../../server/generated/prisma/client.ts';
import type { Catalog } from '../support/factories.ts';
import { randomLetters } from '../support/randomLetters.ts';

/** One of each kind of small record that admins keep, for every test that goes through all of them. */

export type Sample = {
  /** Creates one with a name of its own. */
  make: (db: PrismaClient, catalog: Catalog) => Promise<{ id: number }>;
  /** What its mutation takes, with this text in one of its fields. */
  input: (text: string, catalog: Catalog) => Record<string, unknown>;
  /** Whether everyone sees it, or admins only. */
  isPublic: boolean;
};

/** Prices have tests of their own: there is one for each currency and period. */
export type SampleType = Exclude<OfficeType, 'PRICING_OPTION'>;

const unique = () => randomLetters(10);

export const samples: Record<SampleType, Sample> = {
  JOB: {
    make: (db) => db.job.create({ data: { name: unique(), plural: 'Jobs', slug: unique() } }),
    input: (text) => ({ name: text, plural: 'Jobs' }),
    isPublic: true,
  },
  CITY: {
    make: (db, { countryId }) =>
      db.city.create({ data: { name: unique(), slug: unique(), countryId, recommendedPrices: [10] } }),
    input: (text, { countryId }) => ({ name: text, countryId, recommendedPrices: [10] }),
    isPublic: true,
  },
  CAREER: {
    make: (db) => db.career.create({ data: { title: unique(), subTitle: 'Full time', description: 'Writes' } }),
    input: (text) => ({ title: text, subTitle: 'Full time', description: 'Writes' }),
    isPublic: true,
  },
  ENDORSEMENT: {
    make: (db) =>
      db.endorsement.create({
        data: { kind: 'CLIENT', name: unique(), subTitle: 'Coffee shops, Singapore' },
      }),
    input: (text) => ({ kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text }),
    isPublic: true,
  },
  CONTACT_REQUEST_STATUS: {
    make: (db) => db.contactRequestStatus.create({ data: { name: unique(), description: 'Waits' } }),
    input: (text) => ({ name: text, description: 'Has been called' }),
    isPublic: false,
  },
  EMAIL_TEMPLATE: {
    make: (db) => db.emailTemplate.create({ data: { name: unique(), text: 'Hello' } }),
    input: (text) => ({ name: text, text: 'Hello' }),
    isPublic: false,
  },
};

export const sampleTypes = Object.keys(samples) as SampleType[];
