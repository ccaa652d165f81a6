import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';

/** For a guest with a subscription, who would lose both an hour after the last contact. */
export function PasswordOffer() {
  return (
    <Notice
      quiet
      action={
        <ButtonLink href={paths.createPassword.to()} look="secondary" size="small">
          Create a password
        </ButtonLink>
      }
    >
      Create a password to keep your chats and subscription
    </Notice>
  );
}
