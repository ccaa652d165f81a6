import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from '../base/Icon.tsx';
import styles from './DoDont.module.css';

/** Advice for writing: DO and DON'T. */
export function DoDont({ dos, donts }: { dos: string[]; donts: string[] }) {
  return (
    <div className={styles.box}>
      <div>
        <p className={styles.do}>DO</p>
        <ul>
          {dos.map((text) => (
            <li key={text}>
              <Icon of={IconCheck} size={18} className={styles.do} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.dont}>DON'T</p>
        <ul>
          {donts.map((text) => (
            <li key={text}>
              <Icon of={IconX} size={18} className={styles.dont} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
