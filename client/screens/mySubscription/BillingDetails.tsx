import { lazy, useEffect } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './MySubscription.module.css';

const load = () => import('./BillingDetailsDialog.tsx');
const BillingDetailsDialog = lazy(load);

/** Opens the dialog with whom invoices name. */
export function BillingDetails() {
  const dialog = useDialog<true>();
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <section aria-labelledby="billing-details">
      <h2 id="billing-details" className={styles.heading}>
        Billing details
      </h2>
      <div className={styles.details}>
        <Text look="soft">The company, address and VAT number on your invoices.</Text>
        <Button look="secondary" {...dialog.opens(true)}>
          Edit billing details
        </Button>
      </div>
      {dialog.render((_open, state) => (
        <BillingDetailsDialog {...state} />
      ))}
    </section>
  );
}
