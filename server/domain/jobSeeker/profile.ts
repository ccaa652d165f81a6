import { z } from 'zod';
import type { Prisma, User } from '../../generated/prisma/client.ts';
import { accountMessages } from '../account/account.input.ts';
import { announceEmailChange, emailChange } from '../account/emailAddress.ts';
import type { DomainContext } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired } from '../errors.ts';
import { validated } from '../validation.ts';
import {
  asksForSituation,
  lastStep,
  type ProfilePlace,
  profileFields,
  requiredFields,
  wizardSteps,
} from './profile.input.ts';
import type { ProfileField, ProfileForm } from './profileText.input.ts';

/** What stays as it is may be left out; null empties what a form lets be empty. */
export type ProfileInput = { [Field in Exclude<ProfileField, 'country' | 'photoUri'>]?: User[Field] | null };

export type ProfileSave = {
  /** Of the wizard, 1 to 6: what it asks for has to be there, and at the last one everything. Absent: the editor. */
  step?: number | null;
  /** The editor's whole form: what it requires has to be there. */
  complete?: boolean | null;
};

/**
 * Changes a job seeker's profile: the viewer's own, or for an admin the one with this id. What has to be there may be in
 * the input or stored already. Gives the id.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput by field with the form's documented texts (spec 000 §5).
 */
export async function saveProfile(
  ctx: DomainContext,
  jobSeeker: number | null,
  input: ProfileInput,
  { step, complete }: ProfileSave,
): Promise<number> {
  const id = whose(ctx, jobSeeker);
  if (step == null) {
    const required = complete ? requiredFields.editor : [];
    return store(ctx, id, input, { form: 'editor', required, isUpdated: true });
  }
  const asked = wizardSteps[step - 1];
  if (!asked) throw InvalidInput.of('step', `The steps are 1 to ${lastStep}.`);
  const isLast = step === lastStep;
  return store(ctx, id, input, {
    form: 'wizard',
    required: isLast ? requiredFields.wizard : asked,
    isUpdated: isLast,
  });
}

/**
 * The simple data form (spec 000 §2): a job seeker's own number and description. Gives the id.
 * @throws SignInRequired, Forbidden, InvalidInput by field.
 */
export async function saveUserInfo(
  ctx: DomainContext,
  input: Pick<ProfileInput, 'whatsApp' | 'description'>,
): Promise<number> {
  if (ctx.viewer.kind === 'admin') throw new Forbidden();
  return store(ctx, whose(ctx, null), input, { form: 'editor', required: [], isUpdated: false });
}

function whose({ viewer }: DomainContext, jobSeeker: number | null): number {
  if (viewer.kind === 'anonymous') throw new SignInRequired();
  if (viewer.kind === 'admin') {
    if (jobSeeker === null) throw InvalidInput.of('jobSeeker', 'Please say whose profile it is.');
    return jobSeeker;
  }
  if (viewer.kind !== 'jobSeeker') throw new Forbidden();
  if (jobSeeker !== null && jobSeeker !== viewer.id) throw new NotFound();
  return viewer.id;
}

type Save = { form: ProfileForm; required: readonly ProfileField[]; isUpdated: boolean };

async function store(ctx: DomainContext, id: number, input: ProfileInput, save: Save): Promise<number> {
  try {
    const { before, change } = await ctx.db.$transaction(async (tx) => {
      // Two forms saved at once are saved one after the other: a rate and its city stay together.
      await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${id} FOR UPDATE`;
      const before = await tx.user.findFirst({ where: { id, role: 'ROLE_CANDIDATE', deletedAt: null } });
      if (!before) throw new NotFound();
      const { email, ...columns } = changesOf(ctx, before, input, save);
      const change = await emailChange(ctx, tx, before, email);
      // `updated` is what job seekers themselves have done.
      const updated = save.isUpdated && ctx.viewer.kind === 'jobSeeker' ? { profileUpdated: true } : {};
      await tx.user.update({ where: { id }, data: { ...columns, ...change, ...updated }, select: { id: true } });
      return { before, change };
    });
    await announceEmailChange(ctx, before, change);
    return id;
  } catch (error) {
    // Somebody else took the address in between.
    if (isUniqueViolation(error)) throw InvalidInput.of('email', accountMessages.emailTaken);
    throw error;
  }
}

/**
 * The columns that a save changes, checked against what it leaves as it is.
 * @throws InvalidInput
 */
function changesOf(
  { reference }: DomainContext,
  before: User,
  input: ProfileInput,
  { form, required }: Save,
): Omit<Prisma.UserUncheckedUpdateInput, 'email'> & { email?: string } {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const cityId = input.cityId === undefined ? before.cityId : input.cityId;
  const moves = cityId !== before.cityId;
  const city = reference.cities.get(cityId);
  const country = city && reference.countries.get(city.countryId);
  const place: ProfilePlace | null =
    city && country ? { recommendedPrices: city.recommendedPrices, situationList: country.situationList } : null;
  const hasForeignRate = before.minRate !== null && !place?.recommendedPrices.includes(before.minRate);
  const asked: ProfileField[] = [
    ...required,
    ...(moves ? (['situationInCountry'] as const) : []),
    // The editor shows the rate beside the city; the wizard asks for it a step later.
    ...(moves && hasForeignRate && form === 'editor' ? (['minRate'] as const) : []),
  ];
  const stored = { ...before, country: country?.name ?? null };
  const values = { ...Object.fromEntries(asked.map((field) => [field, stored[field]])), ...given };
  const tables = {
    sexId: reference.sexes,
    nativeCountryId: reference.countries,
    languageId: reference.languages,
    cityId: reference.cities,
    jobId: reference.jobs,
    experienceId: reference.experiences,
  };
  const fields = profileFields(form, { place, isKnown: (field, id) => tables[field].get(id) !== null });
  // The country is the city's, and a photo is uploaded: neither is stored here.
  const { country: _ofCity, photoUri: _uploaded, ...columns } = validated(z.object(fields).partial(), values);
  return {
    ...columns,
    ...(!asksForSituation(place) && { situationInCountry: null }),
    ...(moves && hasForeignRate && columns.minRate === undefined && { minRate: null }),
  };
}
