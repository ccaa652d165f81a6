import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx, Db } from '../../core/context.ts';
import { accountContactName } from '../../people/employer/guest.ts';

/** What a contact between an employer and a job seeker consists of. */
export type Contact = { contactRequestId: number; chatId: number; employerId: number; jobSeekerId: number };

export const contactColumns = { id: true, chatId: true, employerId: true, jobSeekerId: true } as const;

export const asContact = ({
  id,
  chatId,
  employerId,
  jobSeekerId,
}: Prisma.ContactRequestGetPayload<{ select: typeof contactColumns }>): Contact => ({
  contactRequestId: id,
  chatId,
  employerId,
  jobSeekerId,
});

type AccountData = {
  name?: string | null;
  email?: string | null;
  whatsApp?: string | null;
  company?: string | null;
};

/** The input with what the employer's account knows in place of what was left out. */
export async function withAccountData<Input extends AccountData>(
  { db }: Ctx,
  employerId: number,
  input: Input,
): Promise<Input & AccountData> {
  const account = await db.user.findUnique({
    where: { id: employerId },
    select: { name: true, email: true, whatsApp: true, company: true },
  });
  return {
    ...input,
    name: input.name || (account && accountContactName(account.name)),
    email: input.email || account?.email,
    whatsApp: input.whatsApp || account?.whatsApp,
    company: input.company || account?.company,
  };
}

/** What was made with this key before, of those that it may have been. */
export async function findByClientKey(
  { db }: { db: Db },
  clientKey: string | null,
  among: Prisma.ContactRequestWhereInput,
): Promise<Contact | null> {
  if (clientKey === null) return null;
  const request = await db.contactRequest.findFirst({ where: { clientKey, AND: among }, select: contactColumns });
  return request && asContact(request);
}
