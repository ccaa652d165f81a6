import styles from './CardBrand.module.css';

/** Brand names of card-validator and of the payment provider. */
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

/** 'visa' → 'Visa'; unknown brands are unchanged. */
export const brandName = (brand: string): string => names[brand] ?? brand;

/** A card brand's logo. */
export function CardBrand({ brand }: { brand: string }) {
  return <span className={styles.brand}>{brandName(brand)}</span>;
}

/** 'Visa •••• 4242', announced as 'Visa ending in 4242'. */
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
