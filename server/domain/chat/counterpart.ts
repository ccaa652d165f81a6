import type { Role } from '../../generated/prisma/client.ts';

/**
 * Whom a chat is with, for whoever looks at it (spec 001 §6): between two, the other one; among more, the first other
 * job seeker, then the first other employer, then anybody else. Null while there is nobody else yet, as in a new support chat.
 */
export function counterpartOf<Member extends { userId: number; user: { role: Role } }>(
  members: readonly Member[],
  ownUserId: number,
): Member | null {
  const others = members.filter((member) => member.userId !== ownUserId);
  const ofRole = (role: Role) => others.find((member) => member.user.role === role);
  return ofRole('ROLE_CANDIDATE') ?? ofRole('ROLE_EMPLOYER') ?? others[0] ?? null;
}
