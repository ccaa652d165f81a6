import { __iconNode as IconAlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type ReactNode, useId } from 'react';
import { cleanText, visibleLength } from '../../../server/domain/core/text/cleanText.ts';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Field.module.css';

/** Props of every field. */
export interface FieldProps {
  label: ReactNode;
  /** Helps to fill in the field. */
  hint?: ReactNode;
  /** What is wrong with it. True: an alert of the form says it. */
  error?: ReactNode;
  /** What should be mended, said while typing. Null: nothing at present. Screen readers announce it politely. */
  notice?: string | null;
  /** The notice says what a key does, and nothing has to be mended. */
  isNoticeHint?: boolean;
  hideLabel?: boolean;
  /** Shows 'optional' beside the label. */
  optional?: boolean;
  /** Screen readers say that it is required, unless it is `optional`. */
  required?: boolean;
}

/** Attributes that link a control to its label, hint, counter and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** A label, a control, a hint and an error, linked for screen readers. */
export function Field({
  label,
  hint,
  error,
  notice,
  isNoticeHint,
  hideLabel,
  optional,
  required,
  id: givenId,
  count,
  className,
  children,
}: FieldProps & {
  id?: string | undefined;
  /** Counts the characters of the text, beside the hint. */
  count?: { text: string; min?: number; max?: number } | undefined;
  className?: string | undefined;
  children: (control: ControlWiring) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const text = error === true ? null : error;
  const errorId = text ? `${id}-error` : undefined;
  const counterId = count && `${id}-counter`;
  const noticeId = notice === undefined ? undefined : `${id}-notice`;
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id} dir="auto">
            {label}
          </label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={id} dir="auto" className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> optional</span>}
        </label>
      )}
      {children({
        id,
        'aria-describedby': classNames(errorId, noticeId, hintId, counterId),
        'aria-invalid': error ? true : undefined,
        'aria-required': (required && !optional) || undefined,
      })}
      {text && <FieldError id={errorId}>{text}</FieldError>}
      {noticeId && (
        // There from the beginning, because a status that appears together with its text is not announced everywhere.
        <p id={noticeId} role="status" className={classNames(styles.notice, isNoticeHint && styles.hint)}>
          {text ? null : notice}
        </p>
      )}
      {(hint || count) && (
        <div className={styles.below}>
          {hint && (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
          {count && <Counter id={counterId} {...count} />}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={IconAlertCircle} size={18} />
      <span>{children}</span>
    </p>
  );
}

/** '48 characters left' or '120 characters missing', counted as the rules of the fields count. Its color warns above the maximum and confirms from the minimum on. */
export function Counter({
  id,
  text: typed,
  min,
  max,
}: {
  id?: string | undefined;
  text: string;
  min?: number;
  max?: number;
}) {
  const length = min === undefined ? cleanText(typed).length : visibleLength(typed);
  const missing = min === undefined ? 0 : Math.max(0, min - length);
  const left = max === undefined ? undefined : max - length;
  const text =
    missing > 0
      ? `${missing} ${characters(missing)} missing`
      : left !== undefined
        ? left >= 0
          ? `${left} ${characters(left)} left`
          : `${-left} ${characters(-left)} too many`
        : `${length} characters`;
  return (
    <p
      id={id}
      // Not a live region: it changes with every key, and the error tells what is missing.
      className={classNames(
        styles.counter,
        left !== undefined && left < 0 && styles.over,
        min !== undefined && missing === 0 && styles.reached,
      )}
    >
      {text}
    </p>
  );
}

function characters(count: number): string {
  return count === 1 ? 'character' : 'characters';
}
