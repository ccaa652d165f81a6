import { type Price, passPriceText, startingPriceText } from '../../billing/payment/price.ts';
import { PriceNote } from '../../billing/view/PriceNote.tsx';

/** What writing to the job seeker costs, before anything is typed. */
export function ContactPrice({ prices }: { prices: readonly Price[] | null }) {
  if (prices === null) return <PriceNote title="Included in your subscription" line="Nothing more to pay." />;
  const price = startingPriceText(prices);
  const pass = passPriceText(prices);
  return price ? (
    <PriceNote
      title={`${price}. Cancel any time.${pass ? ` Or ${pass}.` : ''}`}
      line="You don't pay anything until step 3."
    />
  ) : null;
}
