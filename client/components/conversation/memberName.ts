import { product } from '../../ui/product.ts';

/** Somebody's name in a chat: to the others an admin is the product (spec 001 §2), to admins a colleague. */
export function memberName(member: { name: string; role: string } | null, viewerIsAdmin: boolean): string {
  if (!member) return product.name;
  return member.role === 'ROLE_ADMIN' && !viewerIsAdmin ? product.name : member.name;
}
