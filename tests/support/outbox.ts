import { join } from 'node:path';
import { sendAccountMails } from '../../server/domain/lifecycle/signUp/signUp.ts';
import { sendEmails } from '../../server/domain/office/email/email.ts';
import { openOutbox, type StoredMail } from '../../server/mail/outbox.ts';
import type { TestApp } from './app.ts';

/**
 * All mails, in no particular order, because the clock of a test stands still. Those that people wait for are sent first, as the
 * product does every second or two.
 */
export async function allMails(app: TestApp): Promise<StoredMail[]> {
  await sendAccountMails(app.services);
  await sendEmails(app.services);
  return openOutbox(join(app.dataDir, 'outbox'), () => app.clock.now).read(Number.POSITIVE_INFINITY);
}

export async function mailsTo(app: TestApp, to: string | null): Promise<StoredMail[]> {
  const mails = await allMails(app);
  return mails.filter((mail) => mail.to === to);
}

export function linkIn(mail: StoredMail | undefined): string {
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return `${url.pathname}${url.search}`;
}

/** The code in a mail, without its space. */
export function codeIn(mail: StoredMail | undefined): string {
  const [, first = '', second = ''] = /\b(\d{4}) (\d{4})\b/.exec(mail?.text ?? '') ?? [];
  return first + second;
}
