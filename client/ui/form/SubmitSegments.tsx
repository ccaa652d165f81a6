import styles from './SubmitSegments.module.css';

/** Segments as buttons that send the form around them, so that they work without JavaScript: one click is a choice. */
export function SubmitSegments<Value extends string>({
  label,
  name,
  options,
  value,
}: {
  label: string;
  /** The field that is sent. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <button
          key={option.value}
          type="submit"
          name={name}
          value={option.value}
          aria-pressed={option.value === value}
          className={styles.segment}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
