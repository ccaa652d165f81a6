import { __iconNode as IconBookmark } from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { Icon } from '../base/Icon.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  /** The same whether it is pressed or not. */
  label: string;
  pressed: boolean;
  onPress: () => void;
  /** Called when a press is likely. */
  onPrepare?: () => void;
}

/** Saves something for later, or no longer: a bookmark in the corner of a card. */
export function SaveIcon({ label, pressed, onPress, onPrepare }: SaveButtonProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={pressed}
      className={styles.icon}
      onClick={onPress}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      <Icon of={IconBookmark} size={22} />
    </IconButton>
  );
}

/** The same with its label, as wide as its container. */
export function SaveButton({ label, pressed, onPress, onPrepare }: SaveButtonProps) {
  return (
    <Button
      look="secondary"
      wide
      leading={<Icon of={IconBookmark} size={20} />}
      aria-pressed={pressed}
      className={styles.button}
      onClick={onPress}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      {label}
    </Button>
  );
}

/** The same for a viewer who has to log in first. */
export function SaveLink({ label, href }: { label: string; href: string }) {
  return (
    <ButtonLink look="secondary" wide leading={<Icon of={IconBookmark} size={20} />} href={href}>
      {label}
    </ButtonLink>
  );
}
