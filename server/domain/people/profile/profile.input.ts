import { z } from 'zod';
import { accountNameMaxLength } from '../../accounts/password/account.input.ts';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { phone } from '../../core/text/input/phone.input.ts';
import { email, hasLength, line, orNull, prose } from '../../core/text/input/typed.input.ts';
import {
  descriptionMinLength,
  type ProfileField,
  type ProfileForm,
  profileText,
  titleMaxLength,
  titleMinLength,
} from './profileText.input.ts';

/** The rules of a job seeker's profile. The server enforces them; wizard, editor and simple form show them. */

/** The wizard's steps and what each asks for (docs/product/profiles.md, 'The wizard'). */
export const wizardSteps = [
  ['name', 'sexId', 'email', 'whatsApp', 'nativeCountryId', 'languageId'],
  ['cityId', 'country', 'situationInCountry', 'zipCode', 'jobAreas'],
  ['jobId', 'experienceId', 'minRate'],
  ['title', 'description', 'answer1', 'answer2', 'answer4'],
  ['partTime', 'fullTime', 'answer3'],
  ['photoUri', 'videoTranscript'],
] as const satisfies readonly (readonly ProfileField[])[];

export const lastStep = wizardSteps.length;

/** What has to be there, in a whole profile, for each form. */
export const requiredFields: Record<ProfileForm, readonly ProfileField[]> = {
  wizard: wizardSteps.flat(),
  // The editor lists fewer texts: experience and the questions but availability may be left out.
  editor: wizardSteps.flat().filter((field) => !['experienceId', 'answer1', 'answer2', 'answer4'].includes(field)),
};

/** Texts that everyone can read, at least in part: they must not have contact data or links. */
export const publicTexts = [
  'name',
  'jobAreas',
  'title',
  'description',
  'answer1',
  'answer2',
  'answer3',
  'answer4',
  'videoTranscript',
] as const satisfies readonly ProfileField[];

export type PublicText = (typeof publicTexts)[number];

/** What the chosen city decides. */
export type ProfilePlace = {
  /** Whole currency units per hour. */
  recommendedPrices: readonly number[];
  /** Empty: nothing is asked. */
  situationList: readonly string[];
};

/** The fields that name a row of a reference table. */
export type ReferenceField = 'sexId' | 'nativeCountryId' | 'languageId' | 'cityId' | 'jobId' | 'experienceId';

export type ProfileAround = {
  /** Null until a city is chosen. */
  place: ProfilePlace | null;
  /** Whether there is such a row; a form that offers only rows that are there need not say. */
  isKnown?: (field: ReferenceField, id: number) => boolean;
  /** The profile as it is stored. Contact data that is there already keeps no other field from being saved. */
  stored?: Partial<Record<PublicText, string | null>>;
  /** The rate that is stored for this city. It may stay when the city offers it no longer; a form asks for another one. */
  storedRate?: number | null;
};

/** Every field of the profile with the texts of this form, each of them required unless the form lets it be empty. */
export function profileFields(
  form: ProfileForm,
  { place, isKnown = () => true, stored = {}, storedRate = null }: ProfileAround,
) {
  const say = (field: Parameters<typeof profileText>[1]) => profileText(form, field);
  const text = (field: Parameters<typeof profileText>[1], max: number) =>
    prose(say(field)).min(1, say(field)).max(max, `Please use at most ${max} characters.`);
  const openText = (field: PublicText, max: number) => text(field, max).check(publicText(stored[field]));
  const answer = (field: 'answer1' | 'answer2' | 'answer4') =>
    form === 'wizard' ? openText(field, 2000) : emptyIsNull(openText(field, 2000));
  const reference = (field: ReferenceField) =>
    z.number({ error: say(field) }).refine((id) => isKnown(field, id), say(field));
  const box = z.boolean().nullable().transform(Boolean);
  return {
    name: personName({
      max: accountNameMaxLength,
      missing: say('name'),
      tooLong: `Please use at most ${accountNameMaxLength} characters.`,
    }).check(publicText(stored.name)),
    sexId: reference('sexId'),
    email: email(profileText(form, 'email', 'invalid'), say('email')),
    whatsApp: phone(say('whatsApp')),
    nativeCountryId: reference('nativeCountryId'),
    languageId: reference('languageId'),
    cityId: reference('cityId'),
    country: z.string({ error: say('country') }),
    situationInCountry: asksForSituation(place)
      ? z
          .string({ error: say('situationInCountry') })
          .refine((situation) => isOneOf(place?.situationList, situation), say('situationInCountry'))
      : z.string().nullish(),
    zipCode: text('zipCode', 20),
    jobAreas: openText('jobAreas', 1000),
    jobId: reference('jobId'),
    experienceId: form === 'wizard' ? reference('experienceId') : reference('experienceId').nullable(),
    minRate: z
      .number({ error: say('minRate') })
      .refine((rate) => isOneOf(place?.recommendedPrices, rate) || rate === storedRate, say('minRate')),
    title: line(say('title'))
      .min(1, say('title'))
      .refine(hasLength(titleMinLength), profileText(form, 'title', 'short'))
      .max(titleMaxLength, profileText(form, 'title', 'long'))
      .check(publicText(stored.title)),
    description: prose(say('description'))
      .min(1, say('description'))
      .refine(hasLength(descriptionMinLength), profileText(form, 'description', 'short'))
      .max(10_000, 'Please use at most 10000 characters.')
      .check(publicText(stored.description)),
    answer1: answer('answer1'),
    answer2: answer('answer2'),
    answer4: answer('answer4'),
    answer3: openText('answer3', 2000),
    partTime: box,
    fullTime: box,
    photoUri: text('photoUri', 500),
    // Two minutes, as long as a video may be, are some 2,000 characters.
    videoTranscript: emptyIsNull(openText('videoTranscript', 5000)).optional(),
  } satisfies Record<ProfileField, z.ZodType>;
}

/** What one step of the wizard asks for, 1 to 6. */
export function stepSchema(step: number, around: ProfileAround): z.ZodObject {
  const fields = profileFields('wizard', around);
  return z.object(Object.fromEntries((wizardSteps[step - 1] ?? []).map((field) => [field, fields[field]])));
}

/** The editor's whole form. */
export const editorSchema = (around: ProfileAround) => z.object(profileFields('editor', around));

/**
 * The simple data form (docs/product/profiles.md, 'The simple data form'): two fields of the profile, by the editor's rules.
 */
export function userInfoSchema(stored?: ProfileAround['stored']) {
  const { whatsApp, description } = profileFields('editor', { place: null, stored });
  return z.object({ whatsApp, description }).partial();
}

export const asksForSituation = (place: ProfilePlace | null): boolean => (place?.situationList.length ?? 0) > 0;

const isOneOf = <Value>(choices: readonly Value[] | undefined, value: Value | null | undefined): boolean =>
  value != null && (choices ?? []).includes(value);

const emptyIsNull = (text: z.ZodString) => prose().nullable().transform(orNull).pipe(text.nullable());
