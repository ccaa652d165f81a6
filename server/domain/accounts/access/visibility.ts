import { employerRecordTexts } from '../../core/catalog/employerFields.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { viewerId } from '../../core/viewer/viewer.ts';

/**
 * Which fields of a user a viewer may see, decided only here. Job seekers who are not activated are visible only to
 * themselves and admins, by `jobSeeker.policy.ts`.
 */

/** The viewer's relation to a user. `client` is an employer with an active subscription and a contact request. */
export type Relation = 'self' | 'admin' | 'client' | 'public';

const visibleTo = {
  fullName: ['self', 'client', 'admin'],
  email: ['self', 'client', 'admin'],
  whatsApp: ['self', 'client', 'admin'],
  ...forFields(employerRecordTexts, () => ['self', 'admin'] as const),
  zipCode: ['self', 'admin'],
  situationInCountry: ['self', 'admin'],
  profileUpdated: ['self', 'admin'],
  pausedAt: ['self', 'admin'],
  strength: ['self', 'admin'],
  rejection: ['self', 'admin'],
  activity: ['self', 'admin'],
  profileVersion: ['self', 'admin'],
  emailMessages: ['admin'],
  banned: ['admin'],
  deletedAt: ['admin'],
  messageMail: ['self'],
  offerAlert: ['self'],
  emailVerified: ['self', 'admin'],
  verifiedAt: ['self', 'admin'],
  identityNote: ['admin'],
  termsVersion: ['self', 'admin'],
  termsAcceptedAt: ['self', 'admin'],
  twoFactorEnabled: ['self', 'admin'],
  chats: ['self', 'admin'],
  hiring: ['self', 'admin'],
  contactRequests: ['self', 'admin'],
  contactRequestCount: ['admin'],
  subscriptions: ['self', 'admin'],
} as const satisfies Record<string, readonly Relation[]>;

export type GuardedField = keyof typeof visibleTo;

/** Whether a column of a user is one of these. The others are public, or are not part of a user. */
export const isGuardedField = (field: string): field is GuardedField => Object.hasOwn(visibleTo, field);

export function canSee(relation: Relation, field: GuardedField): boolean {
  const relations: readonly Relation[] = visibleTo[field];
  return relations.includes(relation);
}

/** Who reads a person's data. */
export type Reader = {
  viewer: Viewer;
  /** Ids of the job seekers whose client the viewer is; called only when needed. */
  clients: () => Promise<ReadonlySet<number>>;
  /** Users who are shown to themselves as others see them. */
  seenByOthers: ReadonlySet<number>;
};

/** A promise only for employers, whose clients have to be read, because it is called for each field of each row. */
export function relationTo({ viewer, clients, seenByOthers }: Reader, userId: number): Relation | Promise<Relation> {
  if (viewer.kind === 'admin') return 'admin';
  if (viewerId(viewer) === userId) return seenByOthers.has(userId) ? 'public' : 'self';
  if (viewer.kind === 'employer' || viewer.kind === 'guest') {
    return clients().then((ids) => (ids.has(userId) ? 'client' : 'public'));
  }
  return 'public';
}

/** What decides whether an employer has a public company page. */
type PageOwner = {
  loginEmail: string | null;
  deletedAt: Date | null;
  bannedAt: Date | null;
  activeOffers: number;
  about: string | null;
};

/** Everyone can see the company page of a registered employer who is hiring, or who has written what the company does. */
export const hasPublicPage = ({ loginEmail, deletedAt, bannedAt, activeOffers, about }: PageOwner): boolean =>
  loginEmail !== null && deletedAt === null && bannedAt === null && (activeOffers > 0 || about !== null);

/** What a guest is called who gave neither a name nor a company. */
export const unnamedGuest = 'Guest';
