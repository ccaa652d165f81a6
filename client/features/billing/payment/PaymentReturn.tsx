import { Notice } from '../../../ui/display/Notice.tsx';
import { PurchaseConfirmation } from './PurchaseConfirmation.tsx';
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
