import type { Mail } from './mail.ts';

/** Headers besides sender, receiver and subject. */
export type MailHeaders = { 'Message-ID'?: string } & Record<string, string>;

/** @param host the domain of the message ids */
export function headersOf({ id, unsubscribeUrl }: Pick<Mail, 'id' | 'unsubscribeUrl'>, host: string): MailHeaders {
  return {
    ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    }),
  };
}
