import type { Mail } from './mail.ts';

/** Headers besides sender, receiver and subject. */
export type MailHeaders = { 'Message-ID'?: string } & Record<string, string>;

/** @param host the domain of the message ids */
export function headersOf(
  { id, isPersonal, unsubscribeUrl }: Pick<Mail, 'id' | 'isPersonal' | 'unsubscribeUrl'>,
  host: string,
): MailHeaders {
  return {
    ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    // Suppresses automatic replies.
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
