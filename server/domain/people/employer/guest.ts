import type { Prisma } from '../../../generated/prisma/client.ts';
import { guests } from '../../accounts/access/employer.policy.ts';
import { unnamedGuest } from '../../accounts/access/visibility.ts';
import { refuseRegisteredEmail } from '../../accounts/email/bannedEmail.ts';
import { acceptedTerms } from '../../accounts/terms/terms.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, InvalidInput } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { hourMs } from '../../core/text/durations.ts';
import { shortName } from '../../core/text/input/name.input.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { employerId, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import {
  type ContactData,
  contactNameMaxLength,
  type GuestInput,
  givenName,
  guestSchema,
} from './contactRequest.input.ts';

/**
 * The name is optional: without one the company stands for it if it can be a name, or 'Guest'
 * (docs/product/people-and-rights.md, 'Names of people').
 */
export const contactName = ({ name, company }: { name: string | null; company: string | null }): string =>
  name ?? givenName.safeParse(shortName(company ?? '', contactNameMaxLength)).data ?? unnamedGuest;

/**
 * The name of an account, as far as it can be given; null for one that looks like contact data. The employer has not typed
 * it here, so it is left out rather than refused.
 */
export const accountContactName = (name: string): string | null =>
  givenName.safeParse(shortName(name, contactNameMaxLength)).data ?? null;

/** Guest data is kept for one hour from the last contact. */
export const guestLifetimeMs = hourMs;

/** The end of a guest who has made contact now. */
export const guestEnd = (now: Date): Date => new Date(now.getTime() + guestLifetimeMs);

/**
 * Lets those through who have no login.
 * @throws Forbidden
 */
export function requireVisitor(viewer: Viewer): Extract<Viewer, { kind: 'anonymous' | 'guest' }> {
  if (viewer.kind !== 'anonymous' && viewer.kind !== 'guest') throw new Forbidden('You are already logged in.');
  return viewer;
}

/**
 * A visitor leaves their data and becomes an employer without login; a guest brings theirs up to date
 * (docs/product/contact.md, 'Guests'). The same key again gives the guest that is there. Gives the id.
 * @throws InvalidInput by field
 */
export const createGuestEmployer = verb(
  'PEOPLE',
  requireVisitor,
  [InvalidInput],
  async (ctx: Ctx, viewer, input: GuestInput): Promise<number> => {
    const { clientKey, termsVersion, ...data } = validated(guestSchema, await withGuestData(ctx, viewer, input));
    // A guest is the employer of their cookie, even if they send the key of another guest.
    const findMade = () => (viewer.kind === 'guest' ? null : findByKey(ctx, clientKey));
    const made = await findMade();
    if (made !== null) return made;
    await spend(ctx, 'guests', { sent: clientKey });
    try {
      return await write(ctx, [], (tx) =>
        saveGuest(ctx, tx, employerId(viewer), data, { at: ctx.now(), guestKey: clientKey, termsVersion }),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same one sent twice at once.
      const won = await findMade();
      if (won !== null) return won;
      throw InvalidInput.of('clientKey', 'This key was already used by another guest.');
    }
  },
);

/** The input with what the guest has left before in place of what it does not name. What it names as empty is cleared. */
export async function withGuestData<Input extends GuestInput>(
  { db }: Ctx,
  viewer: Viewer,
  input: Input,
): Promise<Input & GuestInput> {
  if (viewer.kind !== 'guest') return input;
  const left = await db.user.findFirst({
    where: { id: viewer.id, ...guests },
    select: { name: true, email: true, whatsApp: true, company: true },
  });
  if (!left) return input;
  // A name that stands for one is not theirs.
  const name = left.name === contactName({ name: null, company: left.company }) ? null : left.name;
  const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...input, ...left, name, ...named };
}

/** For an hour, the client key identifies the guest that was created with it. */
async function findByKey({ db, now }: Ctx, guestKey: string | null): Promise<number | null> {
  if (guestKey === null) return null;
  const createdAt = { gt: new Date(now().getTime() - guestLifetimeMs) };
  const guest = await db.user.findFirst({ where: { guestKey, createdAt, ...guests }, select: { id: true } });
  return guest?.id ?? null;
}

/**
 * Makes an employer without login, or brings the one that the viewer already is up to date. Gives the id.
 * @throws InvalidInput on `email` for one that belongs to a registered account: its owner has to sign in.
 */
export async function saveGuest(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  guestId: number | null,
  data: ContactData,
  { at, guestKey = null, termsVersion }: { at: Date; guestKey?: string | null; termsVersion: string | null },
): Promise<number> {
  await refuseRegisteredEmail(ctx, tx, data.email);
  const changed = { ...columns(data), ...acceptedTerms(termsVersion, at) };
  if (guestId !== null) {
    const { count } = await tx.user.updateMany({ where: { id: guestId, ...guests }, data: changed });
    if (count === 1) return guestId;
  }
  const { id } = await tx.user.create({
    data: { role: 'ROLE_EMPLOYER', ...changed, guestKey, createdAt: at },
    select: { id: true },
  });
  return id;
}

const columns = ({ email, whatsApp, company, ...data }: ContactData) => ({
  name: contactName({ ...data, company }),
  email,
  whatsApp,
  company,
});
