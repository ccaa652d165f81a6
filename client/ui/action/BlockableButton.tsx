import { useId } from 'react';
import styles from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';

/**
 * A button that cannot act yet: it can have the focus, and says beside it why. Press and Enter do nothing, but the press of a submit
 * button is left to its form, which shows what is missing at its field.
 */
export function BlockableButton({
  blocked,
  onClick,
  ...button
}: ButtonProps & {
  /** Why it cannot act yet. Null: it can. */
  blocked: string | null | undefined;
}) {
  const id = useId();
  return (
    <>
      <Button
        {...button}
        onClick={blocked && button.type !== 'submit' ? undefined : onClick}
        {...(blocked && { 'aria-disabled': true, 'aria-describedby': id })}
      />
      {blocked && (
        <span id={id} className={styles.reason}>
          {blocked}
        </span>
      )}
    </>
  );
}
