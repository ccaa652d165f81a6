import type { MessageMail } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, InvalidInput } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAccount, requireKnownViewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { accountMessages, changeNameSchema, changePasswordSchema } from '../password/account.input.ts';
import { refuseCommonPassword } from '../password/commonPasswords.ts';
import { confirmPassword } from '../password/password.ts';
import { hashPassword } from '../password/passwordHash.ts';
import { announceRevoked, revokeAccess } from './session.ts';

/** Changes of a user's own account. Each function returns the user's id. */

/**
 * Changes the name. That of an integration stays for its keys: admins know it by its name.
 * @throws InvalidInput on `name`
 */
export const changeName = verb(
  'ACCOUNT',
  requireAccount,
  [InvalidInput, Forbidden],
  async (ctx: Ctx, { id }, input: { name: string }): Promise<number> => {
    const { name } = validated(changeNameSchema, input);
    await spend(ctx, 'profiles');
    const { count } = await write(ctx, [id], (tx) =>
      tx.user.updateMany({ where: { id, integration: null }, data: { name } }),
    );
    if (count === 0) throw new Forbidden('Admins name an integration.');
    return id;
  },
);

/** How soon unread messages are mailed; guests can set it too. */
export const saveMessageMail = verb(
  'ACCOUNT',
  requireKnownViewer,
  [],
  async (ctx: Ctx, { id }, messageMail: MessageMail): Promise<number> => {
    await write(ctx, [id], (tx) => tx.user.update({ where: { id }, data: { messageMail }, select: { id: true } }));
    return id;
  },
);

/**
 * Changes the password. Ends everything else that lets someone into the account (`revocation.ts`).
 * @throws InvalidInput by field
 */
export const changePassword = verb(
  null,
  requireAccount,
  [InvalidInput],
  async (ctx: Ctx, { id, sessionId }, input: { currentPassword: string; newPassword: string }): Promise<number> => {
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
  },
);
