import { createHmac, timingSafeEqual } from 'node:crypto';

/** Absolute URLs of pages for mails and messages. */
export type Links = {
  /** The list of one's chats. */
  chats: () => string;
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
  /** A search: the slug of the job, the name of the city, and the parameters of its filters. */
  jobSeekers: (search: {
    job: string;
    city: string | null;
    filters: Readonly<Record<string, string | number | null>>;
  }) => string;
  jobOffer: (offerId: number) => string;
  /** Where job seekers change their profile. */
  ownProfile: () => string;
  /** Where an employer changes an offer. */
  ownJobOffer: (offerId: number) => string;
  /** Where a former employer answers about a reference. */
  answerReference: (token: string) => string;
  /** Where a job seeker answers a contact request. */
  answerRequest: (token: string) => string;
  /** Where an employer renews an offer. */
  renewOffer: (token: string) => string;
  /** The offers of a job in a city, both by their slugs. */
  jobOffers: (place: { job: string; city: string }) => string;
  /** The page where people manage their keys. */
  apiKeys: () => string;
  /** The page of an integration, for admins. */
  integration: (id: number) => string;
  system: () => string;
  /** The page where people manage their webhooks. */
  webhooks: () => string;
  /** What differs from the payment provider's records, for admins. */
  paymentDifferences: () => string;
  /** The page where employers manage their subscription. */
  subscription: () => string;
  /** The list of disputes, for admins. */
  disputes: () => string;
  /** An employer's subscriptions and invoices, for admins. */
  employerSubscriptions: (employerId: number) => string;
  /** The provider's PDF of an invoice. Opening it checks access. */
  invoice: (invoiceId: number) => string;
  signUpAsEmployer: () => string;
  /** Where a guest chooses a password, with this email filled in. */
  createPassword: (email: string) => string;
  login: () => string;
  /** Checks the token, and leads to the page where a new password is chosen. */
  choosePassword: (token: string) => string;
  resetPassword: () => string;
};

/** Encrypts secrets that are stored and needed again, with the product's newest secret. */
export type Sealer = {
  seal: (text: string) => Promise<string>;
  /** Opens what any of the product's secrets has sealed. */
  open: (sealed: string) => Promise<string>;
};

/** The product's secrets, the newest first. */
export type Secrets = readonly [newest: string, ...older: string[]];

/** Keyed hashes (HMAC-SHA-256, base64url): made with the newest secret, and recognized with all of them. */
export type Signer = {
  sign: (text: string) => string;
  /** Whether one of the secrets made this signature. */
  verifies: (text: string, signature: string) => boolean;
  /** With each secret, the newest first: for finding what was stored under one of them. */
  withEach: (text: string) => string[];
};

export function signer(secrets: Secrets): Signer {
  const hash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const withEach = (text: string) => secrets.map((secret) => hash(secret, text));
  return {
    sign: (text) => hash(secrets[0], text),
    verifies: (text, signature) => {
      const given = Buffer.from(signature);
      return withEach(text).some((expected) => {
        const made = Buffer.from(expected);
        return made.length === given.length && timingSafeEqual(made, given);
      });
    },
    withEach,
  };
}

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
