import { type KeyboardEvent, useId } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Segments.module.css';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys only move the focus, because each choice acts at once: it is made with Space or Enter. */
function move(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const at = radios.findIndex((radio) => radio.matches(':focus'));
  const step = steps[event.key];
  if (event.key === 'Enter') radios[at]?.click();
  else if (step) radios.at((at + step) % radios.length)?.focus();
  else return;
  event.preventDefault();
}

/** Switches between a few views or values, such as All and Unread, each of which is shown or saved at once. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segments} onKeyDown={move}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          <span data-checks className={styles.label}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
