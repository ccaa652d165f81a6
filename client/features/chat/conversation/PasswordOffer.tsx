import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';

/** For a guest with a subscription, who would lose both an hour after the last contact. */
export function PasswordOffer({
  onPress,
}: {
  /** Opens the form here. The link leads to its page without it. */
  onPress?: () => void;
}) {
  return (
    <ButtonLink
      href={paths.createPassword.to()}
      size="small"
      aria-haspopup={onPress && 'dialog'}
      onClick={(event) => {
        if (!onPress) return;
        event.preventDefault();
        onPress();
      }}
    >
      Create a password
    </ButtonLink>
  );
}
