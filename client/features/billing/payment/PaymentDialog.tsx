import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay';
import type { PaymentFormQuery } from '../../../__generated__/PaymentFormQuery.graphql.ts';
import paymentFormQuery from '../../../__generated__/PaymentFormQuery$parameters.ts';
import { LoadingDots } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FailureBoundary } from '../../core/FailureBoundary.tsx';
import styles from './PaymentDialog.module.css';
import type { Purchase } from './purchase.ts';

export interface PaymentDialogProps extends Purchase {
  opened: boolean;
  onClose: () => void;
  /** The steps before this one, if there are any. */
  progress?: ReactNode;
  /** Called once the employer may write. The caller closes the dialog. */
  onPaid: () => void;
}

const loadForm = () => import('./PaymentForm.tsx');
const PaymentForm = lazy(loadForm);

/** Preloads the code. */
export function preloadPayment(): void {
  // A failure shows when the dialog opens.
  Promise.all([loadForm(), import('./openFields.ts')]).catch(() => undefined);
}

/**
 * 'Sign up with Hourhand now' (docs/product/payment.md, 'The payment dialog'): prices, card, terms. Closing it discards what
 * was typed. A bank that asks the cardholder sends the browser back to `returnPath`, where useConfirmedPayment reads the
 * outcome.
 */
export default function PaymentDialog({ opened, onClose, onPaid, progress, ...purchase }: PaymentDialogProps) {
  const { cityId } = purchase;
  const [queryRef, loadPrices] = useQueryLoader<PaymentFormQuery>(paymentFormQuery);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const reloadPrices = () => loadPrices({ cityId }, { fetchPolicy: 'network-only' });
  useEffect(() => {
    if (opened) loadPrices({ cityId });
  }, [opened, cityId, loadPrices]);

  return (
    <Dialog
      opened={opened}
      // A payment under way would be made without the user seeing its outcome.
      onClose={() => !busy && onClose()}
      title={`Sign up with ${product.name} now`}
      size="large"
      keepsOnOutsidePress
      footer={<div ref={setFooter} className={styles.footer} />}
    >
      {progress && <div className={styles.progress}>{progress}</div>}
      <FailureBoundary onRetry={reloadPrices}>
        <Suspense fallback={<LoadingDots label="Loading prices" className={styles.loading} />}>
          {queryRef && (
            <PaymentForm
              queryRef={queryRef}
              purchase={purchase}
              footer={footer}
              onBusy={setBusy}
              onPriceChanged={reloadPrices}
              onPaid={onPaid}
            />
          )}
        </Suspense>
      </FailureBoundary>
    </Dialog>
  );
}
