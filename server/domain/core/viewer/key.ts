import { Forbidden } from '../failures/errors.ts';
import type { Viewer } from './viewer.ts';

/** What belongs to each group. A call belongs to one of them, or is for people only. */
export const keyGroups = {
  account: 'The own account: name, notifications, saved searches.',
  billing: 'Subscriptions, payments and invoices.',
  chat: 'Chats and messages.',
  files: 'Uploads and downloads.',
  hiring: 'Contact requests, applications and trial shifts.',
  offers: 'Job offers.',
  office: 'The back office, for admins.',
  people: 'Profiles of job seekers and employers, reviews and shortlists.',
} as const;

export type KeyGroup = keyof typeof keyGroups;

export const isKeyGroup = (name: string): name is KeyGroup => Object.hasOwn(keyGroups, name);

/** The key by which a program acts as a user: with the user's rights, in these groups, and perhaps to read only. */
export type Key = { id: number; groups: ReadonlySet<KeyGroup>; canWrite: boolean };

/**
 * Refuses a key that does not include a group. Viewers without a key may.
 * @param group null: of what no key may do, such as a change of the password
 * @throws Forbidden
 */
export function requireKey(viewer: Viewer, group: KeyGroup | null, act: 'read' | 'write'): void {
  const key = 'key' in viewer ? viewer.key : undefined;
  if (!key) return;
  if (group === null) throw new Forbidden('A key may not do this. Please log in.');
  if (!key.groups.has(group)) throw new Forbidden(`This key does not include the group '${group}'.`);
  if (act === 'write' && !key.canWrite) throw new Forbidden('This key may only read.');
}
