import type { Viewer } from './viewer.ts';
import { viewerId } from './viewer.ts';

/**
 * Who may see what of a user: the one place where it is decided.
 * A job seeker who is not activated is nobody's but their own and the admins'; that is `jobSeeker.policy.ts`.
 */

/** What the viewer is to the user they look at. `client` is an employer with an active subscription and a contact request. */
export type Relation = 'self' | 'admin' | 'client' | 'public';

const visibleTo = {
  fullName: ['self', 'client', 'admin'],
  email: ['self', 'client', 'admin'],
  whatsApp: ['self', 'client', 'admin'],
  company: ['self', 'admin'],
  zipCode: ['self', 'admin'],
  situationInCountry: ['self', 'admin'],
  profileUpdated: ['self', 'admin'],
  active: ['self', 'admin'],
  emailMessages: ['admin'],
  deletedAt: ['admin'],
  messageMail: ['self'],
  emailVerified: ['self', 'admin'],
  chats: ['self', 'admin'],
  site: ['self', 'admin'],
  hiring: ['self', 'admin'],
  contactRequests: ['self', 'admin'],
  contactRequestCount: ['admin'],
  subscriptions: ['self', 'admin'],
} as const satisfies Record<string, readonly Relation[]>;

export type GuardedField = keyof typeof visibleTo;

export function canSee(relation: Relation, field: GuardedField): boolean {
  const relations: readonly Relation[] = visibleTo[field];
  return relations.includes(relation);
}

/**
 * A promise only for employers, whose clients have to be read: in a list of people this is asked for each of their fields.
 * @param clients ids of the job seekers whose client the viewer is; asked for only when it matters.
 */
export function relationTo(
  viewer: Viewer,
  userId: number,
  clients: () => Promise<ReadonlySet<number>>,
): Relation | Promise<Relation> {
  if (viewer.kind === 'admin') return 'admin';
  if (viewerId(viewer) === userId) return 'self';
  if (viewer.kind === 'employer' || viewer.kind === 'guest') {
    return clients().then((ids) => (ids.has(userId) ? 'client' : 'public'));
  }
  return 'public';
}

/** What is left of the name of somebody who was deleted. */
export const deletedUserName = 'Deleted user';

/** The first word of a name: what strangers see. That somebody was deleted is no secret. */
export const firstName = (name: string): string =>
  name === deletedUserName ? name : (name.trim().split(/\s+/)[0] ?? '');
