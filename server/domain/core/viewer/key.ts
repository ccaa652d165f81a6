import { Forbidden } from '../failures/errors.ts';
import type { KeyGroup } from './keyGroups.input.ts';
import type { Viewer } from './viewer.ts';

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
