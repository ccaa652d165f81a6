import type { MessageMail } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { NotFound } from '../errors.ts';

/** How somebody says by a mail that they got how often to mail them: without a login, guests above all. */

/** How often this token's user is mailed; null for a token that is nobody's. */
export async function mailedChoice(services: Services, token: string): Promise<MessageMail | null> {
  const id = services.unsubscribeTokens.read(token);
  const user =
    id === null
      ? null
      : await services.db.user.findFirst({ where: { id, deletedAt: null }, select: { messageMail: true } });
  return user?.messageMail ?? null;
}

/** @throws NotFound for a token that is nobody's. */
export async function saveMailedChoice(services: Services, token: string, messageMail: MessageMail): Promise<void> {
  const id = services.unsubscribeTokens.read(token);
  const { count } =
    id === null
      ? { count: 0 }
      : await services.db.user.updateMany({ where: { id, deletedAt: null }, data: { messageMail } });
  if (count === 0) throw new NotFound();
}
