import { useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './PricingOptions.module.css';

export interface PricingChoice {
  id: string;
  /** 'Monthly subscription SGD 49/month' */
  label: string;
  /** The same, set large: 'SGD 49' and '/month'. */
  price: string;
  per: string;
  name: string;
  /** 'Two months free', if it is so. */
  note?: string;
}

/** One price out of a few. The caller chooses the first at the start. */
export function PricingOptions({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: PricingChoice[];
  value: string;
  onChange: (id: string) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={classNames(styles.option, option.id === value && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className={styles.radio}
              aria-label={option.label}
            />
            <span aria-hidden="true" className={styles.words}>
              <span className={styles.name}>{option.name}</span>
              <span className={styles.price}>
                {option.price}
                <span className={styles.per}>{option.per}</span>
              </span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
