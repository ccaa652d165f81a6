import { useId } from 'react';
import { classNames } from '../../../ui/base/classNames.ts';
import styles from './PricingOptions.module.css';

export interface PricingChoice {
  id: string;
  /** 'Monthly subscription', 'SGD 49' and '/month': together they are the option's name. */
  name: string;
  price: string;
  per: string;
  /** 'Save 20%', if applicable. */
  note?: string | undefined;
}

/** A choice of prices. The caller selects the first one initially. Takes the focus in a dialog. */
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
              aria-labelledby={`${name}${option.id}-label`}
              aria-describedby={option.note && `${name}${option.id}-note`}
              data-autofocus={option.id === value || undefined}
            />
            <span className={styles.words}>
              <span id={`${name}${option.id}-label`}>
                <span className={styles.name}>{option.name}</span>{' '}
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
