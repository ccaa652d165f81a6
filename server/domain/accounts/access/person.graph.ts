import type { Role } from '../../../generated/prisma/client.ts';
import { databaseId, encodeGlobalId } from '../../../graphql/globalId.ts';
import type { PersonReference } from '../../core/viewer/viewer.ts';

const roles = new Map<string, Role>([
  ['JobSeeker', 'ROLE_CANDIDATE'],
  ['Employer', 'ROLE_EMPLOYER'],
  ['Admin', 'ROLE_ADMIN'],
]);
const typenames = { ROLE_CANDIDATE: 'JobSeeker', ROLE_EMPLOYER: 'Employer', ROLE_ADMIN: 'Admin' } as const;

/** The user of a global id. An id of another type matches no user. */
export const personOf = (id: { typename: string; id: string }): PersonReference => ({
  id: databaseId(id, ...roles.keys()) ?? 0,
  role: roles.get(id.typename) ?? 'ROLE_CANDIDATE',
});

export const personGlobalId = ({ id, role }: PersonReference): string => encodeGlobalId(typenames[role], id);
