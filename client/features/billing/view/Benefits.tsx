import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '../../../ui/base/Icon.tsx';
import styles from './PaymentHead.module.css';

/** What is bought, in a few ticked lines. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon of={IconCheck} size={20} className={styles.tick} />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
