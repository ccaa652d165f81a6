import type { Prisma } from '../../generated/prisma/client.ts';
import type { ContactData } from '../contactRequest/contactRequest.input.ts';
import { InvalidInput } from '../errors.ts';
import { guests } from './employer.policy.ts';

/** Guest data is kept for one hour from the last contact (spec 001 §9). */
export const guestLifetimeMs = 3_600_000;

/** The end of a guest who has made contact now. */
export const guestEnd = (now: Date): Date => new Date(now.getTime() + guestLifetimeMs);

/**
 * Refuses an e-mail that belongs to a registered account: its owner has to sign in.
 * @throws InvalidInput on `email`.
 */
async function refuseRegisteredEmail(tx: Prisma.TransactionClient, email: string | null): Promise<void> {
  if (email === null) return;
  const owner = await tx.user.findUnique({ where: { loginEmail: email.toLowerCase() }, select: { id: true } });
  if (owner) throw InvalidInput.of('email', 'This email belongs to an account. Please sign in first.');
}

const columns = (data: ContactData) => ({
  name: data.name,
  email: data.email,
  whatsApp: data.whatsApp,
  company: data.company,
});

/** Makes an employer without login, or brings the one that the viewer already is up to date. Gives the id. */
export async function saveGuest(
  tx: Prisma.TransactionClient,
  guestId: number | null,
  data: ContactData,
): Promise<number> {
  await refuseRegisteredEmail(tx, data.email);
  if (guestId !== null) {
    const { count } = await tx.user.updateMany({
      where: { id: guestId, ...guests },
      data: columns(data),
    });
    if (count === 1) return guestId;
  }
  const { id } = await tx.user.create({ data: { role: 'ROLE_EMPLOYER', ...columns(data) }, select: { id: true } });
  return id;
}
