import { requireAccount } from '../../core/viewer/require.ts';
import type { AccountContext } from '../context.ts';
import { revokeNow } from './revocation.ts';

/**
 * Ends everything that lets someone into the viewer's account, except the current session. Returns the number of ended sessions.
 * @throws SignInRequired
 */
export async function endOtherSessions(ctx: AccountContext): Promise<number> {
  const { id: userId, sessionId } = requireAccount(ctx.viewer);
  return (await revokeNow(ctx, { userId, keep: { id: sessionId } })).sessionIds.length;
}
