import { createHmac, timingSafeEqual } from 'node:crypto';

/** The kinds of mails that their recipient can stop with one click. */
const kinds = ['message-mail', 'offer-alert'] as const;

export type MailKind = (typeof kinds)[number];

/** Whose mails of which kind. */
export type MailChoiceKey = { kind: MailKind; userId: number };

/**
 * Tokens with which recipients change the mail frequency without signing in. A token is valid for one user and one kind of
 * mail only, and does not expire, because mails are kept.
 */
export type UnsubscribeTokens = {
  issue: (key: MailChoiceKey) => string;
  /** Null for an invalid token. */
  read: (token: string) => MailChoiceKey | null;
};

/** In the token there is no kind for mails about messages, as in the first ones that were mailed. */
const unnamedKind = 'message-mail';

export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (kind: string, userId: string) =>
    createHmac('sha256', secret).update(`unsubscribe:${kind}:${userId}`).digest('base64url');
  return {
    issue: ({ kind, userId }) => `${kind === unnamedKind ? '' : `${kind}.`}${userId}-${sign(kind, String(userId))}`,
    read: (token) => {
      const [, name, userId = '', signature = ''] = /^(?:([a-z-]+)\.)?([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
      const kind = name === undefined ? unnamedKind : kinds.find((known) => known === name && known !== unnamedKind);
      if (kind === undefined) return null;
      const expected = Buffer.from(sign(kind, userId));
      const given = Buffer.from(signature);
      const isValid = expected.length === given.length && timingSafeEqual(expected, given);
      return isValid ? { kind, userId: Number(userId) } : null;
    },
  };
}
