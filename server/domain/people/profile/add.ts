import type { City, Prisma, User } from '../../../generated/prisma/client.ts';
import { refuseBannedEmail } from '../../accounts/email/bannedEmail.ts';
import { accountMessages } from '../../accounts/password/account.input.ts';
import { audited } from '../../core/audit/audited.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { profileColumnNames } from '../../core/catalog/profileFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import type { StoredProfile } from './profileSteps.ts';
import { type ProfileInput, profileSchema, type SavedColumns, savedColumns } from './savedColumns.ts';

/** Admins add job seekers who have not signed up themselves. */

/** Before anything is said about the job seeker. */
const emptyProfile: StoredProfile = {
  ...forFields(profileColumnNames, () => null),
  name: '',
  partTime: false,
  fullTime: false,
};

type Schema = ReturnType<typeof profileSchema>;

/** The rules by city, as long as the reference tables are the same: making them takes longer than applying them. */
const schemas = new WeakMap<readonly City[], Map<number | null, Schema>>();

const keptSchema: typeof profileSchema = (reference, form, cityId, stored) => {
  const byCity = schemas.get(reference.cities.all) ?? new Map<number | null, Schema>();
  schemas.set(reference.cities.all, byCity);
  const schema = byCity.get(cityId) ?? profileSchema(reference, form, cityId, stored);
  byCity.set(cityId, schema);
  return schema;
};

/**
 * The columns of a job seeker who is added, by the rules of the editor. Only name and email have to be there; the others can
 * be completed later.
 * @throws InvalidInput by field
 */
export function addedColumns(
  ctx: Ctx,
  input: ProfileInput,
): { name: string; email: string; columns: Omit<SavedColumns, 'name' | 'email'> } {
  const saved = savedColumns(ctx, emptyProfile, input, {
    form: 'editor',
    required: ['name', 'email'],
    schema: keptSchema,
  });
  const { name = '', email = '', ...columns } = saved;
  return { name, email: email.toLowerCase(), columns };
}

/**
 * Adds a job seeker. The profile is not public and there is no password: the job seeker chooses one by "Forgot password". Null:
 * there is a job seeker with this email already.
 * @throws SignInRequired, Forbidden, InvalidInput by field
 */
export async function addJobSeekerIn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  input: ProfileInput,
): Promise<User | null> {
  requireAdmin(ctx.viewer);
  const { name, email, columns } = addedColumns(ctx, input);
  const owner = await tx.user.findUnique({ where: { loginEmail: email }, select: { role: true } });
  if (owner) return refuseOther(owner);
  await refuseBannedEmail(ctx, tx, email);
  const now = ctx.now();
  const after = await tx.user.create({
    data: { ...columns, role: 'ROLE_CANDIDATE', name, email, loginEmail: email, createdAt: now, findableSince: now },
  });
  await audited(ctx, tx, { action: 'jobSeeker.add', type: 'JOB_SEEKER', before: null, after });
  return after;
}

/**
 * The account of a job seeker stays as it is.
 * @throws InvalidInput on `email` for the account of another role
 */
export function refuseOther({ role }: Pick<User, 'role'>): null {
  if (role !== 'ROLE_CANDIDATE') throw InvalidInput.of('email', accountMessages.emailTaken);
  return null;
}
