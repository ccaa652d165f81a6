import { type RefObject, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusFirstError.ts';

export interface SummarizedError {
  /** The id of the field. */
  fieldId: string;
  message: string;
}

/** All that is wrong with a long form, at its top, each a way to its field. Takes the focus when it appears. */
export function ErrorSummary({
  errors,
  title = 'Please check these fields',
}: {
  errors: SummarizedError[];
  title?: string;
}) {
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  const count = errors.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
