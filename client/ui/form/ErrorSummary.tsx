import { type RefObject, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusFirstError.ts';

export interface SummarizedError {
  /** The id of the field's control. */
  fieldId: string;
  message: string;
}

/** Lists the errors at the top of a long form, with a link to each field. Takes the focus when it appears. */
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
