import { type ChangeEvent, useId } from 'react';
import styles from './PageSizeSelect.module.css';

/** The number of rows per page. */
export function PageSizeSelect({
  value,
  onChange,
  options = [5, 10, 20, 50, 100],
  label = 'Rows per page',
}: {
  value: number;
  onChange: (size: number) => void;
  options?: readonly number[];
  label?: string;
}) {
  const id = useId();
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(Number(event.target.value))}
        className={styles.select}
      >
        {options.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}
