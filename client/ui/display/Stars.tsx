import styles from './Stars.module.css';

export const maxStars = 5;

/** Stars, as many as were given. Screen readers read '4.5 of 5 stars'. */
export function Stars({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={`${value} of ${maxStars} stars`}
      className={styles.stars}
      style={{ '--share': `${(100 * value) / maxStars}%` } as Record<string, string>}
    >
      <span aria-hidden="true">{'★'.repeat(maxStars)}</span>
    </span>
  );
}

/** The average of some ratings and their number: stars, '4.5 (12 reviews)'. */
export function RatedStars({ average, count }: { average: number; count: number }) {
  return (
    <>
      <Stars value={average} /> <span aria-hidden="true">{average}</span>{' '}
      <span>
        ({count} {count === 1 ? 'review' : 'reviews'})
      </span>
    </>
  );
}
