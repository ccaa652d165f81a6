import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/display/Card.tsx';
import { type Fact, Facts } from '../../ui/display/Facts.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import styles from './PlanCard.module.css';

/** The viewer's subscription: its plan, status and actions. */
export function PlanCard({
  name,
  state,
  price,
  per,
  facts,
  actions,
}: {
  name: ReactNode;
  /** A Badge. */
  state: ReactNode;
  /** 'SGD 49' and '/month'; null for a gift. */
  price: string | null;
  per?: string;
  facts: Fact[];
  actions?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.plan}>
        <div className={styles.head}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          {state}
        </div>
        {price && (
          <p className={styles.price}>
            {price}
            <span className={styles.per}>{per}</span>
          </p>
        )}
        <Facts facts={facts} />
        {actions && <Row className={styles.actions}>{actions}</Row>}
      </Card>
    </section>
  );
}
