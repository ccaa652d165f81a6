import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';

/** For a guest with a subscription, who would lose both an hour after the last contact. */
export function PasswordOffer({
  onPress,
}: {
  /** Opens the form here. The link leads to its page without it. */
  onPress?: () => void;
}) {
  return (
    <Notice quiet>
      <Link
        href={paths.createPassword.to()}
        aria-haspopup={onPress && 'dialog'}
        onClick={(event) => {
          if (!onPress) return;
          event.preventDefault();
          onPress();
        }}
      >
        Create a password
      </Link>{' '}
      to keep your chats and subscription
    </Notice>
  );
}
