import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Mailer } from './mail.ts';

/** Sends nothing to banned people, whatever it is about, except what is meant for them. */
export const withoutBanned = (mailer: Mailer, db: PrismaClient): Mailer => ({
  async send({ evenIfBanned = false, ...mail }) {
    const isBanned = async () =>
      (await db.user.count({
        where: { email: { equals: mail.to, mode: 'insensitive' }, bannedAt: { not: null }, deletedAt: null },
      })) > 0;
    if (evenIfBanned || !(await isBanned())) await mailer.send(mail);
  },
});
