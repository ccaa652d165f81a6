import { requireAccount } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { AccountContext } from '../context.ts';
import { revokeNow } from './revocation.ts';
import '../../core/failures/errors.ts';

/**
 * Ends everything that lets someone into the viewer's account, except the current session. Returns the number of ended sessions.
 */
export const endOtherSessions = verb(
  null,
  requireAccount,
  [],
  async (ctx: AccountContext, { id: userId, sessionId }): Promise<number> => {
    return (await revokeNow(ctx, { userId, keep: { id: sessionId } })).sessionIds.length;
  },
);
