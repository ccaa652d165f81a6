import type { MessageMail } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAccount, requireKnownViewer } from '../../core/viewer/require.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import type { AccountContext } from '../context.ts';
import { accountMessages, changeNameSchema, changePasswordSchema } from '../password/account.input.ts';
import { refuseCommonPassword } from '../password/commonPasswords.ts';
import { confirmPassword } from '../password/password.ts';
import { hashPassword } from '../password/passwordHash.ts';
import { announceRevoked, revokeAccess } from './revocation.ts';

/** Changes of a user's own account. Each function returns the user's id. */

/** @throws SignInRequired, InvalidInput on `name`. */
export async function changeName(ctx: AccountContext, input: { name: string }): Promise<number> {
  const { id } = requireAccount(ctx.viewer);
  const { name } = validated(changeNameSchema, input);
  await spend(ctx, 'profiles');
  await write(ctx, [id], (tx) => tx.user.update({ where: { id }, data: { name }, select: { id: true } }));
  return id;
}

/**
 * How soon unread messages are mailed; guests can set it too.
 * @throws SignInRequired
 */
export async function saveMessageMail(ctx: AccountContext, messageMail: MessageMail): Promise<number> {
  const { id } = requireKnownViewer(ctx.viewer);
  await write(ctx, [id], (tx) => tx.user.update({ where: { id }, data: { messageMail }, select: { id: true } }));
  return id;
}

/**
 * Changes the password. Ends everything else that lets someone into the account (`revocation.ts`).
 * @throws SignInRequired, InvalidInput by field
 */
export async function changePassword(
  ctx: AccountContext,
  input: { currentPassword: string; newPassword: string },
): Promise<number> {
  const { id, sessionId } = requireAccount(ctx.viewer);
  const { currentPassword, newPassword } = validated(changePasswordSchema, input);
  const owner = await ctx.db.user.findUniqueOrThrow({ where: { id }, select: { loginEmail: true, name: true } });
  refuseCommonPassword('newPassword', newPassword, { email: owner.loginEmail, name: owner.name });
  const former = await confirmPassword(ctx, { id, address: ctx.caller.network }, 'currentPassword', currentPassword);
  const password = await hashPassword(newPassword);
  const revoked = await write(ctx, [id], async (tx) => {
    const { count } = await tx.account.updateMany({ where: { userId: id, ...former }, data: { password } });
    // Another browser was faster, and has ended this session.
    if (count === 0) throw InvalidInput.of('currentPassword', accountMessages.wrongPassword);
    return revokeAccess(tx, { userId: id, keep: { id: sessionId } });
  });
  announceRevoked(ctx, revoked);
  return id;
}
