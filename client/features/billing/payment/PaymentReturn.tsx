import { __iconNode as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type {
  PurchaseConfirmationQuery,
  PurchaseConfirmationQuery$data,
} from '../../../__generated__/PurchaseConfirmationQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import styles from './PurchaseConfirmation.module.css';
import { isPass } from './price.ts';
import { planName } from './priceLabel.ts';
import type { ConfirmedPayment } from './useConfirmedPayment.ts';

/** Shows the outcome of a payment. Renders nothing on other visits. */
export function PaymentReturn({ payment }: { payment: ConfirmedPayment }) {
  switch (payment.state) {
    case 'none':
      return null;
    case 'confirming':
      return <Notice>Confirming your payment with your bank…</Notice>;
    case 'paid':
      return <PurchaseConfirmation />;
    case 'cardChanged':
      return <Notice tone="success">Thank you! We will charge this card from now on.</Notice>;
    case 'planChanged':
      return <Notice tone="success">Thank you! Your plan has changed.</Notice>;
    case 'waiting':
      return (
        <Notice>
          Your bank has not confirmed the payment yet. We will update your subscription as soon as it does.
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={payment.reason ?? payment.message}>
          {payment.reason && payment.message}
        </Notice>
      );
  }
}

/** Says what was bought, after a payment. It has its height before the details are read. */
function PurchaseConfirmation() {
  const lines = purchaseLines(usePurchase());
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div role="status" className={styles.line}>
      <Icon of={IconCircleCheck} size={20} className={styles.icon} />
      <p className={styles.words}>
        <strong>Thank you! Your subscription is active.</strong>{' '}
        {lines.map((line) => (
          <span key={line} className={styles.detail}>
            {line}{' '}
          </span>
        ))}
        {lines.length > 0 && <Link href={paths.mySubscription.to()}>Receipt</Link>}
      </p>
      <IconButton label="Close" onClick={() => setClosed(true)}>
        <Icon of={IconX} size={18} />
      </IconButton>
    </div>
  );
}

/** The viewer's subscriptions as they are after the payment. Null until they are read, or if they cannot be. */
function usePurchase(): PurchaseConfirmationQuery$data['viewer'] | null {
  const environment = useRelayEnvironment();
  const [viewer, setViewer] = useState<PurchaseConfirmationQuery$data['viewer'] | null>(null);
  useEffect(() => {
    const reading = fetchQuery<PurchaseConfirmationQuery>(
      environment,
      graphql`
        query PurchaseConfirmationQuery {
          viewer {
            subscriptions(first: 5) {
              edges {
                node {
                  isActive
                  recurringMode
                  currency
                  price
                  currentPeriodEnd
                }
              }
            }
            contactPrefill {
              email
            }
          }
        }
      `,
      {},
    ).subscribe({ next: (data) => setViewer(data.viewer), error: () => undefined });
    return () => reading.unsubscribe();
  }, [environment]);
  return viewer;
}

/** None for the holder of a share link, who may pay but does not see what was bought. */
function purchaseLines(viewer: PurchaseConfirmationQuery$data['viewer'] | null): string[] {
  const bought = viewer?.subscriptions?.edges.find((edge) => edge?.node.isActive)?.node;
  if (!bought) return [];
  const end = formatDay(bought.currentPeriodEnd);
  const email = viewer?.contactPrefill?.email;
  return [
    isPass(bought)
      ? `${planName(bought)}, ${amountText(bought)}. It ends by itself on ${end}, and is not renewed.`
      : `${planName(bought)}, ${amountText(bought)}. It renews on ${end}.`,
    ...(email ? [`We email the receipt to ${email}.`] : []),
  ];
}
