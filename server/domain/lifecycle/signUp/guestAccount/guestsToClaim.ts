import type { CoreServices } from '../../../core/context.ts';
import { guestsWithEmail } from './guests.sql.ts';

/**
 * The guests whose data goes to the new account of this confirmed email, oldest first: all guests with this email alone, and
 * the guest who set the password.
 */
export async function guestsToClaim(
  { sql }: Pick<CoreServices, 'sql'>,
  { email, guestId }: { email: string; guestId: number | null },
): Promise<number[]> {
  const ids = await guestsWithEmail(sql, email);
  return guestId === null || ids.includes(guestId) ? ids : [...ids, guestId];
}
