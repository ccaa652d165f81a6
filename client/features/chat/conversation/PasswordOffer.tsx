import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';

/** For a guest with a subscription, who would lose both an hour after the last contact. */
export function PasswordOffer() {
  return (
    <Notice quiet>
      <Link href={paths.createPassword.to()}>Create a password</Link> to keep your chats and subscription
    </Notice>
  );
}
