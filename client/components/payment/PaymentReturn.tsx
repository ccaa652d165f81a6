import { Notice } from '../../ui/display/Notice.tsx';
import type { ConfirmedPayment } from './useConfirmedPayment.ts';

/** Shows the outcome of a payment after the return from a bank's page. Renders nothing on other visits. */
export function PaymentReturn({ payment }: { payment: ConfirmedPayment }) {
  switch (payment.state) {
    case 'none':
      return null;
    case 'confirming':
      return <Notice>Confirming your payment with your bank…</Notice>;
    case 'paid':
      return <Notice tone="success">Thank you! Your subscription is active.</Notice>;
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
        <Notice tone="error" title={payment.message}>
          {payment.reason}
        </Notice>
      );
  }
}
