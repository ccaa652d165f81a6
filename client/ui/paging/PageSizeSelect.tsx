import { useId } from 'react';
import { useActingSelect } from '../form/useActingSelect.ts';
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
  const { select, notice } = useActingSelect(String(value), (size) => onChange(Number(size)));
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} aria-describedby={`${id}-notice`} className={styles.select}>
        {options.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span id={`${id}-notice`} role="status">
        {notice}
      </span>
    </div>
  );
}
