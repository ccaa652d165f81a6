/**
 * The fields of a job offer's form, each once. Whatever treats them by name follows from here: forms, rules, reviews, audit
 * log, erasure, own data, export, import, REST and the graph.
 */

type Field = {
  /** `id`: a row of another table, by the column. `day`: a date. `state`: where the offer is in its life. */
  kind: 'text' | 'id' | 'number' | 'flag' | 'day' | 'file' | 'state';
  /** As the comparison of two versions calls it. */
  label: string;
  /** Whether others see it: a change waits for review. */
  isPublic: boolean;
};

/** A text of one line that may be absent. Like all of an offer it is public, and has no contact data. */
type TextLine = Field & {
  kind: 'text';
  /** Its most characters. */
  max: number;
  hint: string;
  /** What it is, for clients that send it and for clients that read it. */
  about: string;
  shown: string;
  /** In documents and templates. */
  example: string;
};

/** In the order of the form. */
export const offerFields = {
  employerId: { kind: 'id', label: 'Employer', isPublic: false },
  company: {
    kind: 'text',
    label: 'Company name',
    isPublic: true,
    max: 120,
    hint: 'Without it, your first name is shown.',
    about: 'The name of the business to show',
    shown: 'The name of the business, as the employer shows it in this offer. Null if it names none.',
    example: 'The Corner Cafe',
  },
  jobId: { kind: 'id', label: 'Job', isPublic: true },
  cityId: { kind: 'id', label: 'City', isPublic: true },
  maxRate: { kind: 'number', label: 'Hourly rate', isPublic: true },
  state: { kind: 'state', label: 'Published', isPublic: false },
  description: { kind: 'text', label: 'Description', isPublic: true },
  partTime: { kind: 'flag', label: 'Part-time', isPublic: true },
  fullTime: { kind: 'flag', label: 'Full-time', isPublic: true },
  hoursPerWeek: { kind: 'number', label: 'Hours per week', isPublic: true },
  workTimes: {
    kind: 'text',
    label: 'Working times',
    isPublic: true,
    max: 200,
    hint: 'Such as: weekends, from 18:00.',
    about: 'When the work is',
    shown: 'When the work is, in the words of the employer, at most 200 characters. Null if the offer does not say.',
    example: 'Fridays and Saturdays, 18:00 to 23:00',
  },
  startsOn: { kind: 'day', label: 'First day', isPublic: true },
  headcount: { kind: 'number', label: 'People wanted', isPublic: true },
  photoUri: { kind: 'file', label: 'Picture', isPublic: true },
} as const satisfies Record<string, Field | TextLine>;

type Fields = typeof offerFields;
type Those<Shape> = { [Name in OfferField]: Fields[Name] extends Shape ? Name : never }[OfferField];

export type OfferField = keyof Fields;
/** A text of one line. */
export type OfferText = Those<{ max: number }>;
export type PublicOfferField = Those<{ isPublic: true }>;

const fields: Readonly<Record<OfferField, Field | TextLine>> = offerFields;
export const offerFieldNames = Object.keys(offerFields) as OfferField[];

export const offerTexts = offerFieldNames.filter((name): name is OfferText => 'max' in fields[name]);
export const publicOfferFields = offerFieldNames.filter((name): name is PublicOfferField => fields[name].isPublic);
/** What people typed or uploaded. */
export const personalOfferFields = offerFieldNames.filter((name) => ['text', 'file'].includes(fields[name].kind));
