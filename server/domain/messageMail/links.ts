import { createHmac, timingSafeEqual } from 'node:crypto';

/** Absolute URLs of pages for mails and messages. */
export type Links = {
  chat: (chatId: number) => string;
  sharedChat: (hash: string) => string;
  unsubscribe: (token: string) => string;
  /** A job seeker's public page. */
  jobSeeker: (address: {
    id: number;
    name: string;
    title: string | null;
    city: string | null;
    job: string | null;
  }) => string;
  jobOffer: (offerId: number) => string;
  /** The page where employers manage their subscription. */
  subscription: () => string;
  login: () => string;
  resetPassword: () => string;
};

/**
 * Tokens with which recipients change the mail frequency without signing in. A token is valid for one user and this
 * purpose only, and does not expire, because mails are kept.
 */
export type UnsubscribeTokens = {
  issue: (userId: number) => string;
  /** The user id of a token; null for an invalid one. */
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
