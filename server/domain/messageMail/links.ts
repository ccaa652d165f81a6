import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of pages, whole, as mails and messages name them. */
export type Links = {
  chat: (chatId: number) => string;
  sharedChat: (hash: string) => string;
  unsubscribe: (token: string) => string;
  jobOffer: (offerId: number) => string;
  /** Where employers change what they pay for. */
  subscription: () => string;
};

/**
 * Tokens by which whoever gets a mail says how often, without a login: they are good for one user and nothing else, and for
 * ever, because mails are kept.
 */
export type UnsubscribeTokens = {
  issue: (userId: number) => string;
  /** Whose it is; null for one that is not ours. */
  read: (token: string) => number | null;
};

export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (userId: string) =>
    createHmac('sha256', secret).update(`unsubscribe:message-mail:${userId}`).digest('base64url');
  return {
    issue: (userId) => `${userId}-${sign(String(userId))}`,
    read: (token) => {
      const [, userId = '', signature = ''] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
      const expected = Buffer.from(sign(userId));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given) ? Number(userId) : null;
    },
  };
}
