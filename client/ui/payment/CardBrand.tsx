import styles from './CardBrand.module.css';

/** As card-validator and as the payment provider write them. */
const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  'american-express': 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** 'visa' → 'Visa'; one that is not known stays as it is written. */
export const brandName = (brand: string): string => names[brand] ?? brand;

/** The brand of a payment card, as a small mark. */
export function CardBrand({ brand }: { brand: string }) {
  return <span className={styles.brand}>{brandName(brand)}</span>;
}

/** A card by what may be said of it: 'Visa •••• 4242', read out as 'Visa ending in 4242'. */
export function CardEnding({ brand, last4 }: { brand: string | null; last4: string }) {
  return (
    <span className={styles.ending}>
      <CardBrand brand={brand ?? 'Card'} />
      <span role="img" aria-label={`ending in ${last4}`} className={styles.digits}>
        •••• {last4}
      </span>
    </span>
  );
}
