import type { Signer } from './signer.ts';

/** The kinds of mails that their recipient can stop. What they are is said in `kinds.ts`. */
export const mailKindNames = [
  'message-mail',
  'offer-alert',
  'saved-search',
  'trial-reminder',
  'renewal-reminder',
] as const;

export type MailKind = (typeof mailKindNames)[number];

/** Whose mails of which kind; a saved search has mails of its own. */
export type MailChoiceKey =
  | { kind: Exclude<MailKind, 'saved-search'>; userId: number }
  | { kind: 'saved-search'; savedSearchId: number };

/**
 * Tokens with which recipients change which mails they get, without signing in. A token is valid for one user, or one saved
 * search and its employer. It names the kind of mail that one click stops, and does not expire, because mails are kept.
 */
export type UnsubscribeTokens = {
  issue: (key: MailChoiceKey) => string;
  /** Null for an invalid token. */
  read: (token: string) => MailChoiceKey | null;
};

/** In the token there is no kind for mails about messages, as in the first ones that were mailed. */
const unnamedKind = 'message-mail';

export function unsubscribeTokens(signer: Signer): UnsubscribeTokens {
  const signed = (kind: string, id: string) => `unsubscribe:${kind}:${id}`;
  return {
    issue(key) {
      const { kind } = key;
      const id = String(key.kind === 'saved-search' ? key.savedSearchId : key.userId);
      return `${kind === unnamedKind ? '' : `${kind}.`}${id}-${signer.sign(signed(kind, id))}`;
    },
    read(token) {
      const [, name, id = '', signature = ''] = /^(?:([a-z-]+)\.)?([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
      const kind =
        name === undefined ? unnamedKind : mailKindNames.find((known) => known === name && known !== unnamedKind);
      if (kind === undefined) return null;
      if (!signer.verifies(signed(kind, id), signature)) return null;
      return kind === 'saved-search' ? { kind, savedSearchId: Number(id) } : { kind, userId: Number(id) };
    },
  };
}
