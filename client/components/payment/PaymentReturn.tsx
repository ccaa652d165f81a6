import { Notice } from '../../ui/display/Notice.tsx';
import type { ConfirmedPayment } from './useConfirmedPayment.ts';

/** Says how a payment ended whose bank's page led back to this one; nothing on every other visit. */
export function PaymentReturn({ payment }: { payment: ConfirmedPayment }) {
  switch (payment.state) {
    case 'none':
      return null;
    case 'confirming':
      return <Notice>We are asking your bank how the payment ended.</Notice>;
    case 'paid':
      return <Notice tone="success">Thank you! Your subscription is active.</Notice>;
    case 'cardChanged':
      return <Notice tone="success">Thank you! From now on this card is charged.</Notice>;
    case 'planChanged':
      return <Notice tone="success">Thank you! Your plan is changed.</Notice>;
    case 'waiting':
      return (
        <Notice>Your bank is still working on the payment. It counts as soon as your bank has confirmed it.</Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={payment.message}>
          {payment.reason}
        </Notice>
      );
  }
}
