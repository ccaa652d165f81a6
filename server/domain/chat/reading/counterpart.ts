import type { Role } from '../../../generated/prisma/client.ts';

/**
 * The other side of a chat from the viewer's point of view (docs/product/chat.md, 'The counterpart'): of two members, the
 * other one; of more, the first other job seeker, then the first other employer, then any other member. Null without another
 * member, as in a new support chat.
 */
export function counterpartOf<Member extends { userId: number; user: { role: Role } }>(
  members: readonly Member[],
  ownUserId: number,
): Member | null {
  const others = members.filter((member) => member.userId !== ownUserId);
  const ofRole = (role: Role) => others.find((member) => member.user.role === role);
  return ofRole('ROLE_CANDIDATE') ?? ofRole('ROLE_EMPLOYER') ?? others[0] ?? null;
}
