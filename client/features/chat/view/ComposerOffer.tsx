import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import styles from './ComposerOffer.module.css';

/** Above a Composer: what has to be bought before writing. */
export function ComposerOffer({
  id,
  label,
  title,
  price,
  benefits,
  action,
}: {
  /** Of the title and the price, for the field's `describedBy`. */
  id: string;
  /** Names the region for screen readers. */
  label: string;
  title: string;
  price?: string | undefined;
  /** Not shown in low windows and above a phone's keyboard. */
  benefits: readonly string[];
  action: ReactNode;
}) {
  return (
    <section aria-label={label} className={styles.offer}>
      <div id={id}>
        <p dir="auto" className={styles.title}>
          {title}
        </p>
        {price && <p className={styles.price}>{price}</p>}
      </div>
      {action}
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={IconCheck} size={18} className={styles.tick} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
