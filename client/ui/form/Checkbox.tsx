import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../base/classNames.ts';
import styles from './Checkbox.module.css';
import { FieldError } from './Field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with it. True: the caller shows it, with the id of the checkbox and '-error'. */
  error?: ReactNode;
  /** Draws a frame around it, for an important choice. */
  framed?: boolean;
}

export function Checkbox({ label, hint, error, framed, id: givenId, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={id} className={classNames(styles.checkbox, framed && styles.framed)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`)}
          className={styles.box}
        />
        <span dir="auto">
          {label}
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && error !== true && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
