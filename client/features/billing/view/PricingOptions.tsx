import { useId } from 'react';
import { classNames } from '../../../ui/base/classNames.ts';
import styles from './PricingOptions.module.css';

export interface PricingChoice {
  id: string;
  /** 'Monthly subscription', 'SGD 49' and '/month': together they are the option's name. */
  name: string;
  /** 'Monthly', where there is little room. */
  short: string;
  price: string;
  per: string;
  /** 'Save 20%', if applicable. */
  note?: string | undefined;
}

/** A choice of prices, in one row. The caller selects the first one initially. Takes the focus in a dialog. */
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
              aria-label={`${option.name} ${option.price}${option.per}`}
              aria-describedby={option.note && `${name}${option.id}-note`}
              data-autofocus={option.id === value || undefined}
            />
            <span className={styles.words}>
              <span>
                <span className={styles.name}>{option.short}</span>{' '}
                <span className={styles.price}>
                  {option.price}
                  <span className={styles.per}>{option.per}</span>
                </span>
              </span>
              {option.note && (
                <span id={`${name}${option.id}-note`} className={styles.note}>
                  {option.note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
