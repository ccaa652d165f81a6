import { Notice } from '../../ui/display/Notice.tsx';
import { type Price, startingPriceText } from '../payment/priceLabel.ts';

/** What writing to the job seeker costs, before anything is typed. */
export function ContactPrice({ prices }: { prices: readonly Price[] | null }) {
  if (prices === null) return <Notice quiet>Messages are included in your subscription. You pay nothing more.</Notice>;
  const price = startingPriceText(prices);
  if (!price) return null;
  return (
    <Notice quiet title={`${price}. Cancel any time.`}>
      A subscription lets you write to every job seeker. You pay in step 3, and nothing before.
    </Notice>
  );
}
