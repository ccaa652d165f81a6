import { type ReactNode, useId } from 'react';
import { FieldError } from './Field.tsx';
import styles from './RadioList.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

/** A choice of one out of a few options, all of them visible. */
export function RadioList<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  id: givenId,
}: {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  error?: ReactNode;
  id?: string;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    // ARIA has no invalid state for a group; focusFirstError finds it by the data attribute.
    <fieldset aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.radio}
              data-autofocus={option.value === value || undefined}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
