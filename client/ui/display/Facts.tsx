import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../base/Icon.tsx';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  icon?: Drawing;
}

/** Labels and values; facts with a null value are omitted. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => fact.value !== null && fact.value !== undefined && fact.value !== '')
        .map((fact) => (
          <div key={fact.label} className={styles.fact}>
            {fact.icon && <Icon of={fact.icon} className={styles.icon} />}
            <dt>{fact.label}</dt>
            <dd dir="auto">{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
