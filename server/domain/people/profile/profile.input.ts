import { z } from 'zod';
import { accountNameMaxLength } from '../../accounts/password/account.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import {
  descriptionMinLength,
  type PlainText,
  type ProfileField,
  type PublicText,
  plainTexts,
  profileField,
  profileFields,
  publicTexts,
  type ReferenceField,
  titleMaxLength,
  titleMinLength,
  wizardSteps,
} from '../../core/catalog/profileFields.input.ts';
import { publicText } from '../../core/text/contactData/contactData.input.ts';
import { callNameMaxLength } from '../../core/text/firstName.ts';
import { personName } from '../../core/text/input/name.input.ts';
import { phone } from '../../core/text/input/phone.input.ts';
import { email, hasLength, line, orNull, prose } from '../../core/text/input/typed.input.ts';
import { type ProfileForm, profileText } from './profileText.input.ts';

/** The rules of a job seeker's profile. The server enforces them; wizard, editor and simple form show them. */

export const lastStep = wizardSteps.length;

/** What has to be there, in a whole profile, for each form. */
export const requiredFields: Record<ProfileForm, readonly ProfileField[]> = {
  wizard: wizardSteps.flat(),
  // The editor lists fewer texts: experience and the questions but availability may be left out.
  editor: wizardSteps.flat().filter((field) => profileField(field).isOptionalIn !== 'editor'),
};

/** What the chosen city decides. */
export type ProfilePlace = {
  /** Whole currency units per hour. */
  recommendedPrices: readonly number[];
  /** Empty: nothing is asked. */
  situationList: readonly string[];
};

export type ProfileContext = {
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
export function profileRules(
  form: ProfileForm,
  { place, isKnown = () => true, stored = {}, storedRate = null }: ProfileContext,
) {
  const say = (field: ProfileField) => profileText(form, field);
  const text = (field: ProfileField, max: number) =>
    prose(say(field)).min(1, say(field)).max(max, `Please use at most ${max} characters.`);
  const plain = (field: PlainText): z.ZodType<string | null | undefined> => {
    const anyText = text(field, profileFields[field].max);
    const checked = isPublicText(field) ? anyText.check(publicText(stored[field])) : anyText;
    const { isOptionalIn } = profileField(field);
    if (isOptionalIn === 'both') return emptyIsNull(checked).optional();
    return isOptionalIn === form ? emptyIsNull(checked) : checked;
  };
  const reference = (field: ReferenceField) =>
    z.number({ error: say(field) }).refine((id) => isKnown(field, id), say(field));
  const box = z.boolean().nullable().transform(Boolean);
  return {
    name: personName({
      max: accountNameMaxLength,
      missing: say('name'),
      tooLong: `Please use at most ${accountNameMaxLength} characters.`,
    }).check(publicText(stored.name)),
    callName: emptyIsNull(
      personName({ max: callNameMaxLength, missing: '' }).check(publicText(stored.callName)),
    ).optional(),
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
    partTime: box,
    fullTime: box,
    photoUri: text('photoUri', 500),
    ...forFields(plainTexts, plain),
  } satisfies Record<ProfileField, z.ZodType>;
}

/** What one step of the wizard asks for, 1 to 6. */
export function stepSchema(step: number, context: ProfileContext): z.ZodObject {
  const fields = profileRules('wizard', context);
  return z.object(Object.fromEntries((wizardSteps[step - 1] ?? []).map((field) => [field, fields[field]])));
}

/** The editor's whole form. */
export const editorSchema = (context: ProfileContext) => z.object(profileRules('editor', context));

/**
 * The simple data form (docs/product/profiles.md, 'The simple data form'): two fields of the profile, by the editor's rules.
 */
export function userInfoSchema(stored?: ProfileContext['stored']) {
  const { whatsApp, description } = profileRules('editor', { place: null, stored });
  return z.object({ whatsApp, description }).partial();
}

export const asksForSituation = (place: ProfilePlace | null): boolean => (place?.situationList.length ?? 0) > 0;

const isOneOf = <Value>(choices: readonly Value[] | undefined, value: Value | null | undefined): boolean =>
  value != null && (choices ?? []).includes(value);

const isPublicText = (field: ProfileField): field is PublicText => publicTexts.some((one) => one === field);

const emptyIsNull = (text: z.ZodString) => prose().nullable().transform(orNull).pipe(text.nullable());
