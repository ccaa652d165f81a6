import { join } from 'node:path';
import { z } from 'zod';
import { settings, together, url } from '../settings/forms.ts';
import type { Mailer } from './mail.ts';
import { type Outbox, openOutbox } from './outbox.ts';

export const mailSettings = settings({
  variables: {
    SMTP_URL: url('smtp:', 'smtps:').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>]*<)?[^\s<>@]+@[^\s<>@]+>?$/, { error: 'must be an e-mail address, or a name and <an address>' })
      .optional(),
  },
  together: ['SMTP_URL', 'MAIL_FROM'],
  read: (given) => ({ smtp: together({ url: given.SMTP_URL, from: given.MAIL_FROM }) }),
});

type MailSettings = {
  smtp: Readonly<{ url: string; from: string }> | undefined;
  publicUrl: string;
  dataDir: string;
  demo: boolean;
};

export type OpenMail = {
  sender: Mailer;
  /** Stores what is not sent. */
  outbox: Outbox;
  /** The same, if people may look into it: in the demo. */
  shownOutbox: Outbox | undefined;
  /** False: mails are only stored, where people do not see them. */
  sendsMail: boolean;
  /** Where people's answers go. */
  replyAddress: string | undefined;
};

/** Mails go to the mail server if there is one, else into a folder. */
export async function openMail({ smtp, publicUrl, dataDir, demo }: MailSettings, now: () => Date): Promise<OpenMail> {
  const outbox = openOutbox(join(dataDir, 'outbox'), now);
  if (!smtp) {
    return { sender: outbox, outbox, shownOutbox: demo ? outbox : undefined, sendsMail: demo, replyAddress: undefined };
  }
  const { smtpMailer } = await import('./smtp.ts');
  const sender = smtpMailer(smtp.url, smtp.from, new URL(publicUrl).hostname);
  return { sender, outbox, shownOutbox: undefined, sendsMail: true, replyAddress: addressOf(smtp.from) };
}

/** The address in `Name <address>`. */
const addressOf = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;
