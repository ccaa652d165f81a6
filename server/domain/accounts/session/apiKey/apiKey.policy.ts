import type { Prisma } from '../../../../generated/prisma/client.ts';
import type { Viewer } from '../../../core/viewer/viewer.ts';
import { requireAccount } from '../../../core/viewer/viewer.ts';
import { isOwnSession } from '../../access/person.policy.ts';

/** Whose keys a viewer manages: people their own, and admins those of integrations. Verbs and types refuse viewers with a key. */

type Owned = { userId: number; user: { integration: { id: number } | null } };

export const mayManageKey = (viewer: Viewer, { userId, user }: Owned): boolean =>
  isOwnSession(viewer, { userId }) || (viewer.kind === 'admin' && user.integration !== null);

/**
 * The same as a filter.
 * @throws SignInRequired
 */
export function managedKeys(viewer: Viewer): Prisma.ApiKeyWhereInput {
  const { kind, id: userId } = requireAccount(viewer);
  return kind === 'admin' ? { OR: [{ userId }, { user: { integration: { isNot: null } } }] } : { userId };
}
