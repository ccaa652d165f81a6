import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { employerLabel } from '../../../server/domain/core/text/format/employerLabel.ts';
import { product } from '../../ui/base/product.ts';

/** The name of a member with the company of an employer, for headers and lists. */
export const memberLabel = (
  member: { name: string; role: string; company?: string | null } | null,
  viewerIsAdmin: boolean,
): string => employerLabel(memberName(member, viewerIsAdmin), member?.company);

/**
 * The name of a member: admins appear as the product (docs/product/people-and-rights.md, 'Names of people'), to admins under
 * their own name.
 */
export function memberName(member: { name: string; role: string } | null, viewerIsAdmin: boolean): string {
  if (!member) return product.name;
  return member.role === 'ROLE_ADMIN' && !viewerIsAdmin ? product.name : member.name;
}

/** The first name of a member, or what a job seeker has asked to be called. */
export const calledMember = (
  member: { name: string; callName: string | null | undefined; role: string } | null,
  viewerIsAdmin: boolean,
): string => calledName({ name: memberName(member, viewerIsAdmin), callName: member?.callName });
