import type { MessageMail } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { NotFound } from '../errors.ts';

/** The mail frequency that recipients choose with the link in a mail, without signing in. */

/** The frequency of this token's user; null for an unknown token. */
export async function mailedChoice(services: Services, token: string): Promise<MessageMail | null> {
  const id = services.unsubscribeTokens.read(token);
  const user =
    id === null
      ? null
      : await services.db.user.findFirst({ where: { id, deletedAt: null }, select: { messageMail: true } });
  return user?.messageMail ?? null;
}

/** @throws NotFound for an unknown token */
export async function saveMailedChoice(services: Services, token: string, messageMail: MessageMail): Promise<void> {
  const id = services.unsubscribeTokens.read(token);
  const { count } =
    id === null
      ? { count: 0 }
      : await services.db.user.updateMany({ where: { id, deletedAt: null }, data: { messageMail } });
  if (count === 0) throw new NotFound();
}
