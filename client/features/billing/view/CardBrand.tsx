import { brandName } from '../../../../server/domain/core/text/format/cardBrand.ts';
import styles from './CardBrand.module.css';

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
