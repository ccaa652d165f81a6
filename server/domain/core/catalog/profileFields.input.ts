import { phoneMessage } from '../text/input/phone.input.ts';

/**
 * The fields of a job seeker's profile, each once, in the order in which the wizard asks for them. Whatever treats them by name
 * follows from here: forms, rules, reviews, audit log, erasure, own data, export, import, REST and the graph.
 */

/** What a form says at a field. */
export type FieldTexts = {
  missing: string;
  /** Given, and wrong; without it the same as missing. */
  invalid?: string;
  short?: string;
  long?: string;
};

type Field = {
  /** The step of the wizard that asks for it, 1 to 6. */
  step: number;
  /** `id`: a row of a reference table, by the column. `number`, `flag`, `text`: the column itself. `file`: uploaded. `shown`: no column. */
  kind: 'text' | 'id' | 'number' | 'flag' | 'file' | 'shown';
  /** As the comparison of two versions and the review call it. */
  label: string;
  /** Whether others see it: a change waits for review, and a text must not have contact data or links. */
  isPublic: boolean;
  /** What the wizard says. */
  texts?: FieldTexts;
  /** What the editor says instead. */
  editorTexts?: FieldTexts;
  /** The form that lets it be empty; `both` also counts as complete without it. */
  isOptionalIn?: 'editor' | 'both';
};

/** A text without rules of its own. */
type PlainField = Field & {
  kind: 'text';
  /** Its most characters. */
  max: number;
  /** For clients of the graph. */
  about: string;
  /** As the audit log calls it within a sentence, if not by its name. */
  word?: string;
  /** In documents and templates. */
  example: string;
  /** Whether the files of job seekers, exported or imported, have a column of it. */
  isInFiles: boolean;
};

export const titleMinLength = 5;
export const titleMaxLength = 60;
export const descriptionMinLength = 500;

export const profileFields = {
  name: {
    step: 1,
    kind: 'text',
    label: 'Full name',
    isPublic: true,
    texts: { missing: 'Please provide name.' },
    editorTexts: { missing: 'Please provide a name.' },
  },
  callName: { step: 1, kind: 'text', label: 'Name for employers', isPublic: true, isOptionalIn: 'both' },
  sexId: {
    step: 1,
    kind: 'id',
    label: 'Gender',
    isPublic: true,
    texts: { missing: 'Please provide gender.' },
  },
  email: {
    step: 1,
    kind: 'text',
    label: 'Email',
    isPublic: false,
    texts: { missing: 'Please provide email.', invalid: 'Please provide valid email address.' },
    editorTexts: { missing: 'Please provide a valid email.' },
  },
  whatsApp: {
    step: 1,
    kind: 'text',
    label: 'WhatsApp phone number',
    isPublic: false,
    texts: { missing: 'Please provide whatsapp number.', invalid: phoneMessage },
    editorTexts: { missing: phoneMessage },
  },
  nativeCountryId: {
    step: 1,
    kind: 'id',
    label: 'Country of origin',
    isPublic: true,
    texts: { missing: 'Please provide country of origin.' },
  },
  languageId: {
    step: 1,
    kind: 'id',
    label: 'Mother tongue',
    isPublic: true,
    texts: { missing: 'Please provide language.' },
  },
  cityId: {
    step: 2,
    kind: 'id',
    label: 'City',
    isPublic: true,
    texts: { missing: 'Please provide city.' },
  },
  /** The city's, so it is never typed. */
  country: {
    step: 2,
    kind: 'shown',
    label: 'Country',
    isPublic: true,
    texts: { missing: 'Please provide country.' },
  },
  situationInCountry: {
    step: 2,
    kind: 'text',
    label: 'Situation in the country',
    isPublic: false,
    texts: { missing: 'Please provide situation in country.' },
  },
  zipCode: {
    step: 2,
    kind: 'text',
    label: 'Zip code',
    isPublic: false,
    texts: { missing: 'Please provide zip code.' },
    editorTexts: { missing: 'Please provide a zipcode.' },
    max: 20,
    about: 'At most 20 characters.',
    example: '018956',
    isInFiles: true,
  },
  jobAreas: {
    step: 2,
    kind: 'text',
    label: 'Where they can work',
    isPublic: true,
    texts: { missing: 'Please provide more information.' },
    max: 1000,
    about: 'Areas and neighbourhoods where they can work.',
    example: 'Orchard, Bugis, Marina Bay',
    isInFiles: true,
  },
  jobId: { step: 3, kind: 'id', label: 'Job', isPublic: true, texts: { missing: 'Please provide job.' } },
  experienceId: {
    step: 3,
    kind: 'id',
    label: 'Experience level',
    isPublic: true,
    texts: { missing: 'Please provide years of experience.' },
    isOptionalIn: 'editor',
  },
  minRate: {
    step: 3,
    kind: 'number',
    label: 'Minimum hourly rate',
    isPublic: true,
    texts: { missing: 'Please provide a minimum hourly rate.' },
  },
  title: {
    step: 4,
    kind: 'text',
    label: 'Title',
    isPublic: true,
    texts: {
      missing: 'Please enter a title.',
      short: `Title should have minimum of ${titleMinLength} characters .`,
      long: `Title can only have maximum of ${titleMaxLength} characters.`,
    },
  },
  description: {
    step: 4,
    kind: 'text',
    label: 'Description',
    isPublic: true,
    texts: {
      missing: 'Please enter a valid description.',
      short: `Description should have minimum of ${descriptionMinLength} characters .`,
    },
    editorTexts: { missing: 'Please enter a valid description.' },
  },
  answer1: {
    step: 4,
    kind: 'text',
    label: 'What makes them great at the job',
    word: 'first answer',
    isPublic: true,
    texts: { missing: 'Please enter answer for "what does make you a great ...?"' },
    isOptionalIn: 'editor',
    max: 2000,
    about: 'What makes you great at the job.',
    example: 'I remember every order and every guest.',
    isInFiles: true,
  },
  answer2: {
    step: 4,
    kind: 'text',
    label: 'Why to hire them',
    word: 'second answer',
    isPublic: true,
    texts: { missing: 'Please enter answer for "why should we hire you?".' },
    isOptionalIn: 'editor',
    max: 2000,
    about: 'Why should we hire you.',
    example: 'I am on time, calm, and glad to help in the kitchen.',
    isInFiles: true,
  },
  answer4: {
    step: 4,
    kind: 'text',
    label: 'Previous employers',
    word: 'fourth answer',
    isPublic: true,
    texts: { missing: 'Please enter your previous employers.' },
    isOptionalIn: 'editor',
    max: 2000,
    about: 'Previous employers.',
    example: 'The Fullerton Bay Hotel, PS.Cafe',
    isInFiles: true,
  },
  partTime: { step: 5, kind: 'flag', label: 'Part-time', isPublic: true },
  fullTime: { step: 5, kind: 'flag', label: 'Full-time', isPublic: true },
  answer3: {
    step: 5,
    kind: 'text',
    label: 'Preferred time slots',
    word: 'third answer',
    isPublic: true,
    texts: { missing: 'Please enter a precise availability.' },
    max: 2000,
    about: 'Availability: preferred time slots.',
    example: 'Evenings from 18:00, and all of the weekend.',
    isInFiles: true,
  },
  photoUri: {
    step: 6,
    kind: 'file',
    label: 'Photo',
    isPublic: true,
    texts: { missing: 'Please upload profile image of yours.' },
    editorTexts: {
      missing: 'Profile photo is required. Please choose a picture and click on the button "Upload".',
    },
  },
  // Two minutes, as long as a video may be, are some 2,000 characters.
  videoTranscript: {
    step: 6,
    kind: 'text',
    label: 'What is said in the video',
    word: 'transcript of the video',
    isPublic: true,
    texts: { missing: 'Please enter what you say in the video.' },
    isOptionalIn: 'both',
    max: 5000,
    about:
      'What is said in the video, for people who cannot hear or see it; at most 5,000 characters. Another video removes it.',
    example: 'Hello, I am Maria. I have worked as a waiter for six years.',
    isInFiles: false,
  },
} as const satisfies Record<string, Field | PlainField>;

type Fields = typeof profileFields;
export type ProfileField = keyof Fields;
type Those<Shape> = { [Name in ProfileField]: Fields[Name] extends Shape ? Name : never }[ProfileField];

export type PlainText = Those<{ max: number }>;
export type PublicText = Those<{ kind: 'text'; isPublic: true }>;
/** The fields that name a row of a reference table. */
export type ReferenceField = Those<{ kind: 'id' }>;
export type ProfileFlag = Those<{ kind: 'flag' }>;
/** The country is the city's. */
export type ProfileColumn = Exclude<ProfileField, 'country'>;

const fields: Readonly<Record<ProfileField, Field | PlainField>> = profileFields;
const names = Object.keys(profileFields) as ProfileField[];

const isOf =
  <Name extends ProfileField>(is: (field: Field | PlainField) => boolean) =>
  (name: ProfileField): name is Name =>
    is(fields[name]);

export const profileColumnNames = names.filter((name): name is ProfileColumn => name !== 'country');
export const plainTexts = names.filter(isOf<PlainText>((field) => 'max' in field));
export const publicPlainTexts = names.filter(isOf<PlainText & PublicText>((field) => 'max' in field && field.isPublic));
export const profileTexts = names.filter(isOf<Those<{ kind: 'text' }>>(({ kind }) => kind === 'text'));
export const profileFlags = names.filter(isOf<ProfileFlag>(({ kind }) => kind === 'flag'));
export const publicTexts = names.filter(isOf<PublicText>(({ kind, isPublic }) => kind === 'text' && isPublic));
/** The plain texts of the files of job seekers. */
export const textsInFiles = plainTexts.filter((name) => profileFields[name].isInFiles);

/** The fields of each step of the wizard (docs/product/profiles.md, 'The wizard'). */
export const wizardSteps: readonly (readonly ProfileField[])[] = [1, 2, 3, 4, 5, 6].map((step) =>
  names.filter((name) => fields[name].step === step),
);

/** What each step is worth in the wizard's progress bar and in the strength of a profile; a video is the rest. */
export const stepPercent = 15;

export const profileField = (name: ProfileField): Field => fields[name];
