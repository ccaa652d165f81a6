import type { ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import { Badge } from '../display/Badge.tsx';
import { Card } from '../display/Card.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './PlanCard.module.css';
import type { PricingChoice } from './PricingOptions.tsx';

/** A price with its button, inside a Grid's list item. */
export function PlanOffer({
  offer: { name, price, per, note },
  line,
  action,
}: {
  offer: Omit<PricingChoice, 'id'>;
  /** The billing in one sentence. */
  line: string;
  action: ReactNode;
}) {
  return (
    <Card className={classNames(styles.offer, note && styles.best)}>
      <h3 className={styles.name}>{name}</h3>
      {note && (
        <Badge tone="green" className={styles.note}>
          {note}
        </Badge>
      )}
      <p className={styles.price}>
        {price}
        <span className={styles.per}>{per}</span>
      </p>
      <Text look="soft">{line}</Text>
      {action}
    </Card>
  );
}
