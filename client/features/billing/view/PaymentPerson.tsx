import { Avatar } from '../../../ui/display/Avatar.tsx';
import styles from './PaymentHead.module.css';

/** The person whom a payment lets the payer write to. */
export function PaymentPerson({ name, photoUri, line }: { name: string; photoUri: string | null; line: string }) {
  return (
    <div className={styles.person}>
      <Avatar src={photoUri} name={name} size={56} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>{line}</p>
      </div>
    </div>
  );
}
