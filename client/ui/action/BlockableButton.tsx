import { useId } from 'react';
import styles from './Button.module.css';
import { Button, type ButtonProps } from './Button.tsx';

/** A button that may have to wait: it can have the focus meanwhile, and says beside it what is missing. */
export function BlockableButton({
  blocked,
  ...button
}: ButtonProps & {
  /** Why it cannot be pressed yet. Null: it can. */
  blocked: string | null | undefined;
}) {
  const id = useId();
  return (
    <>
      <Button
        {...button}
        {...(blocked && {
          'aria-disabled': true,
          'aria-describedby': id,
          onClick: (event) => event.preventDefault(),
        })}
      />
      {blocked && (
        <span id={id} className={styles.reason}>
          {blocked}
        </span>
      )}
    </>
  );
}
