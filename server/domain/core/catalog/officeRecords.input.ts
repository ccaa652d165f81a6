import { capitalized } from '../text/labels.ts';

/**
 * The small records that admins keep in the back office, each with a list and a form. The audit log, locks, versions, orders, what
 * deletion and own data say of them, and the words of the log's page follow from this table.
 */

type OfficeRecord = {
  /** What Prisma and the actions of the audit log call it. */
  model: string;
  noun: string;
  plural: string;
  /** What the documents of the API say of it. */
  description: string;
  /** The field that tells it from others. */
  label: string;
  /** The fields of its form. The audit log keeps their values. */
  fields: readonly string[];
  /** Where a new one goes, if admins put all of them in order, by a column `position`. */
  newGoes: 'first' | 'last' | null;
  isPublic: boolean;
  /** Why it holds nothing of a person with an account. */
  impersonal: string;
};

export const officeRecords = {
  PRICING_OPTION: {
    model: 'pricingOption',
    noun: 'price',
    plural: 'prices',
    description: 'A price of subscriptions.',
    label: 'currency',
    fields: ['currency', 'recurringMode', 'amount'],
    newGoes: null,
    isPublic: true,
    impersonal: 'What a subscription costs.',
  },
  JOB: {
    model: 'job',
    noun: 'job',
    plural: 'jobs',
    description: 'A job that people look for, such as waiter.',
    label: 'name',
    fields: ['name', 'plural', 'skills'],
    newGoes: null,
    isPublic: true,
    impersonal: 'A choice of forms.',
  },
  CITY: {
    model: 'city',
    noun: 'city',
    plural: 'cities',
    description: 'A city in which people work.',
    label: 'name',
    fields: ['name', 'countryId', 'recommendedPrices', 'timeZone'],
    newGoes: null,
    isPublic: true,
    impersonal: 'A choice of forms.',
  },
  CAREER: {
    model: 'career',
    noun: 'career',
    plural: 'careers',
    description: 'An open position at the company.',
    label: 'title',
    fields: ['title', 'subTitle', 'description'],
    newGoes: 'first',
    isPublic: true,
    impersonal: 'Our own open positions.',
  },
  ENDORSEMENT: {
    model: 'endorsement',
    noun: 'endorsement',
    plural: 'endorsements',
    description: 'A client or a testimonial on the home page.',
    label: 'name',
    fields: ['kind', 'name', 'subTitle', 'text', 'imageUri'],
    newGoes: 'first',
    isPublic: true,
    impersonal: 'Published by the admins with the consent of the person, and not linked to an account.',
  },
  CONTACT_REQUEST_STATUS: {
    model: 'contactRequestStatus',
    noun: 'status',
    plural: 'statuses',
    description: 'A status of contact requests.',
    label: 'name',
    fields: ['name', 'description'],
    newGoes: 'last',
    isPublic: false,
    impersonal: 'A choice of the admins.',
  },
  EMAIL_TEMPLATE: {
    model: 'emailTemplate',
    noun: 'email template',
    plural: 'email templates',
    description: 'A text that emails begin with.',
    label: 'name',
    fields: ['name', 'text'],
    newGoes: null,
    isPublic: false,
    impersonal: 'Texts of the admins, to anyone.',
  },
} as const satisfies Record<string, OfficeRecord>;

export type OfficeType = keyof typeof officeRecords;

/** What Prisma calls these records. */
export type OfficeModel<Type extends OfficeType = OfficeType> = (typeof officeRecords)[Type]['model'];

/** The records that admins put in order. */
export type OrderedType = {
  [Type in OfficeType]: (typeof officeRecords)[Type]['newGoes'] extends null ? never : Type;
}[OfficeType];

export const officeTypes = Object.keys(officeRecords) as OfficeType[];

export const isOfficeType = (type: string): type is OfficeType => Object.hasOwn(officeRecords, type);

export const isOrderedType = (type: OfficeType): type is OrderedType => officeRecords[type].newGoes !== null;

/** 'Career', as the graph and the data model call the records. */
export const typenameOf = <Type extends OfficeType>(type: Type) => capitalized(officeRecords[type].model);

/** 'a job', 'an endorsement' */
export const oneOf = (type: OfficeType): string => {
  const { noun } = officeRecords[type];
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
};

/** A value for each of these records, by its name in the data model. */
export const byModel = <Value>(valueFor: (type: OfficeType) => Value) =>
  Object.fromEntries(officeTypes.map((type) => [typenameOf(type), valueFor(type)])) as Record<
    Capitalize<OfficeModel>,
    Value
  >;
