import { PriceNote } from '../../ui/payment/PriceNote.tsx';
import { type Price, startingPriceText } from '../payment/priceLabel.ts';

/** What writing to the job seeker costs, before anything is typed. */
export function ContactPrice({ prices }: { prices: readonly Price[] | null }) {
  if (prices === null) return <PriceNote title="Included in your subscription" line="You pay nothing more." />;
  const price = startingPriceText(prices);
  return price ? (
    <PriceNote title={`${price}. Cancel any time.`} line="You pay in step 3, and nothing before." />
  ) : null;
}
