import { useId } from 'react';
import styles from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';

/**
 * The button of a form that cannot be sent yet: it can have the focus, and says beside it what is missing. A press is left to the
 * form, which shows what is missing at its field.
 */
export function BlockableButton({
  blocked,
  ...button
}: ButtonProps & {
  /** Why the form cannot be sent yet. Null: it can. */
  blocked: string | null | undefined;
}) {
  const id = useId();
  return (
    <>
      <Button {...button} {...(blocked && { 'aria-disabled': true, 'aria-describedby': id })} />
      {blocked && (
        <span id={id} className={styles.reason}>
          {blocked}
        </span>
      )}
    </>
  );
}
