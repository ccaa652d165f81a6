import { guests } from '../../../accounts/access/employer.policy.ts';
import { refuseRegisteredEmail } from '../../../accounts/email/bannedEmail.ts';
import { accountMessages, guestAccountSchema } from '../../../accounts/password/account.input.ts';
import { refuseCommonPassword } from '../../../accounts/password/commonPasswords.ts';
import type { Services } from '../../../core/context.ts';
import { Forbidden, SignInRequired } from '../../../core/failures/errors.ts';
import { Admission } from '../../../core/mail/admission.ts';
import { validated } from '../../../core/text/input/validation.ts';
import type { Viewer } from '../../../core/viewer/viewer.ts';
import { beginSignUp } from '../signUp.ts';

/** The guest of the browser's cookie. @throws SignInRequired, Forbidden for signed-in viewers */
function requireGuest(viewer: Viewer): { id: number } {
  if (viewer.kind === 'anonymous') throw new SignInRequired(accountMessages.guestIsOver);
  if (viewer.kind !== 'guest') throw new Forbidden('You are already logged in.');
  return viewer;
}

/**
 * A guest chooses a password to keep chats and subscription: mails a code to the email. Nothing changes until the code is
 * confirmed in the same browser. The token of the response confirms it together with the code.
 * @param from the client's network address
 * @throws SignInRequired, Forbidden, InvalidInput by field, TooMany, Unavailable where no mail can be sent
 */
export async function createPassword(
  services: Services,
  viewer: Viewer,
  input: unknown,
  from: string,
): Promise<{ token: string; guestId: number }> {
  const { id } = requireGuest(viewer);
  const { name, email: given, password, termsVersion } = validated(guestAccountSchema, input);
  const email = given.toLowerCase();
  refuseCommonPassword('password', password, { email, name });
  const admission = await Admission.of(services, { email, network: from, account: null });
  // Guests are told in the contact dialog too. They log in to that account instead.
  await refuseRegisteredEmail(services, services.db, email);
  if ((await services.db.user.count({ where: { id, ...guests } })) === 0) {
    throw new SignInRequired(accountMessages.guestIsOver);
  }
  const { token } = await admission.unlessDown(() =>
    beginSignUp(services, admission, { name, password, role: 'ROLE_EMPLOYER', guestId: id, termsVersion }),
  );
  return { token, guestId: id };
}
