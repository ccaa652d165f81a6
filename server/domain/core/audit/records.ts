import type {
  Career,
  City,
  ContactRequest,
  ContactRequestStatus,
  EmailTemplate,
  Endorsement,
  Job,
  JobApplication,
  JobOffer,
  PricingOption,
  Role,
  Subscription,
  User,
} from '../../../generated/prisma/client.ts';
import { profileColumnNames } from '../catalog/profileFields.input.ts';
import type { CoreContext } from '../context.ts';
import { dayOf } from '../text/format/date.ts';
import { majorUnits } from '../text/format/money.ts';

/** What the audit log keeps of each kind of record. */

/** The rows that `audited` compares. */
export type AuditedRows = {
  JOB_SEEKER: User;
  EMPLOYER: User;
  JOB_OFFER: JobOffer;
  JOB_APPLICATION: JobApplication;
  CONTACT_REQUEST: ContactRequest & { status: Pick<ContactRequestStatus, 'name'> | null };
  SUBSCRIPTION: Subscription;
  PRICING_OPTION: PricingOption;
  JOB: Job;
  CITY: City;
  CAREER: Career;
  CONTACT_REQUEST_STATUS: ContactRequestStatus;
  EMAIL_TEMPLATE: EmailTemplate;
  ENDORSEMENT: Endorsement;
};

export type AuditValue = string | number | boolean | null | (string | number)[];
export type AuditValues = Record<string, AuditValue>;

type Kept<Row> = {
  /** The record's name for readers; null where it would name a person. */
  label: (row: Row, ctx: CoreContext) => string | null;
  /** What is kept as it is. An account that is deleted keeps these, or they say nothing about a person. */
  values: (row: Row, ctx: CoreContext) => AuditValues;
  /** Columns of which only the change is kept: what a person or an employer wrote, and what deletion erases. */
  personal: readonly (keyof Row & string)[];
};

const noLabel = () => null;

/** What `wishesOf` keeps of a profile. */
const wishes: ReadonlySet<string> = new Set(['cityId', 'jobId', 'partTime', 'fullTime']);

export const auditedRecords: { [Type in keyof AuditedRows]: Kept<AuditedRows[Type]> } = {
  JOB_SEEKER: {
    label: noLabel,
    values: (user, ctx) => ({ active: user.active, paused: user.pausedAt !== null, ...wishesOf(user, ctx) }),
    personal: profileColumnNames.filter((name) => !wishes.has(name)),
  },
  EMPLOYER: {
    label: noLabel,
    values: wishesOf,
    personal: ['name', 'email', 'whatsApp', 'company', 'about', 'logoUri', 'site'],
  },
  JOB_OFFER: {
    label: (offer, ctx) => {
      const { city, job } = placeOf(offer, ctx);
      return job && city && `${job} in ${city}`;
    },
    values: (offer, ctx) => ({
      employer: offer.employerId,
      ...placeOf(offer, ctx),
      maxRate: offer.maxRate,
      state: offer.state,
      expiresAt: timeOf(offer.expiresAt),
      partTime: offer.partTime,
      fullTime: offer.fullTime,
      hoursPerWeek: offer.hoursPerWeek,
      startsOn: dayOf(offer.startsOn),
      headcount: offer.headcount,
    }),
    personal: ['description', 'company', 'workTimes', 'photoUri'],
  },
  JOB_APPLICATION: { label: noLabel, values: ({ state }) => ({ state }), personal: [] },
  CONTACT_REQUEST: {
    label: noLabel,
    values: ({ employerId, jobSeekerId, status, activatedAt, partTime, fullTime }) => ({
      employer: employerId,
      jobSeeker: jobSeekerId,
      status: status?.name ?? null,
      activatedAt: timeOf(activatedAt),
      partTime,
      fullTime,
    }),
    personal: ['name', 'email', 'whatsApp', 'company', 'description'],
  },
  SUBSCRIPTION: {
    label: noLabel,
    values: ({ employerId, status, recurringMode, currentPeriodEnd }) => ({
      employer: employerId,
      status,
      recurringMode,
      currentPeriodEnd: timeOf(currentPeriodEnd),
    }),
    personal: ['grantReason'],
  },
  PRICING_OPTION: {
    label: ({ currency, recurringMode }) => `${currency}, ${recurringMode.toLowerCase()}`,
    values: ({ currency, recurringMode, amount }) => ({
      currency,
      recurringMode,
      price: majorUnits(amount, currency),
    }),
    personal: [],
  },
  JOB: { label: ({ name }) => name, values: ({ name, plural }) => ({ name, plural }), personal: [] },
  CITY: {
    label: ({ name }) => name,
    values: ({ name, countryId, recommendedPrices }, { reference }) => ({
      name,
      country: reference.countries.get(countryId)?.name ?? null,
      recommendedPrices,
    }),
    personal: [],
  },
  CAREER: {
    label: ({ title }) => title,
    values: ({ title, subTitle, description }) => ({ title, subTitle, description }),
    personal: [],
  },
  CONTACT_REQUEST_STATUS: {
    label: ({ name }) => name,
    values: ({ name, description }) => ({ name, description }),
    personal: [],
  },
  EMAIL_TEMPLATE: { label: ({ name }) => name, values: ({ name, text }) => ({ name, text }), personal: [] },
  ENDORSEMENT: {
    label: ({ name }) => name,
    values: ({ kind, name, subTitle, text, imageUri }) => ({ kind, name, subTitle, text, imageUri }),
    personal: [],
  },
};

/** The kind of record that a user of this role is. */
export const personType = (role: Role): 'JOB_SEEKER' | 'EMPLOYER' | 'ADMIN' =>
  (({ ROLE_CANDIDATE: 'JOB_SEEKER', ROLE_EMPLOYER: 'EMPLOYER', ROLE_ADMIN: 'ADMIN' }) as const)[role];

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

type Placed = { cityId: number | null; jobId: number | null };

/** Names, so that the log can be read when the city or the job is gone. */
const placeOf = ({ cityId, jobId }: Placed, { reference }: CoreContext) => ({
  city: reference.cities.get(cityId)?.name ?? null,
  job: reference.jobs.get(jobId)?.name ?? null,
});

/** A deleted account keeps these: lists of other records filter by them. */
function wishesOf(user: Placed & Pick<User, 'partTime' | 'fullTime'>, ctx: CoreContext): AuditValues {
  return { ...placeOf(user, ctx), partTime: user.partTime, fullTime: user.fullTime };
}
