import type { Mail } from './mail.ts';

/** What a mail's head has beside sender, receiver and subject. */
export type MailHeaders = { 'Message-ID'?: string } & Record<string, string>;

/** @param host the domain that the ids of mails are unique in */
export function headersOf({ id, unsubscribeUrl }: Pick<Mail, 'id' | 'unsubscribeUrl'>, host: string): MailHeaders {
  return {
    ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // No out-of-office answer comes back to what nobody wrote.
      'Auto-Submitted': 'auto-generated',
    }),
  };
}
