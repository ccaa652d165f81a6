import type { ReactNode } from 'react';
import { classNames } from '../../../ui/base/classNames.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './PlanOffer.module.css';
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
  action?: ReactNode;
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

/** What a subscription includes. */
export const included = [
  'Message every job seeker you contact, in every city',
  'Send images and documents, with read receipts',
  'Get introduced to job seekers by our team',
  'An invoice for every payment',
  'Cancel any time and keep access until the end of the paid period',
];
