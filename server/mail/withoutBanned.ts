import type { Mailer } from './mail.ts';

/** Sends nothing to banned people, whatever it is about, except what is meant for them. */
export const withoutBanned = (mailer: Mailer, isBanned: (email: string) => Promise<boolean>): Mailer => ({
  async send({ evenIfBanned = false, ...mail }) {
    if (evenIfBanned || !(await isBanned(mail.to))) await mailer.send(mail);
  },
});
