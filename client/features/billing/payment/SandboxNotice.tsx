import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import styles from './PaymentDialog.module.css';

/** The payment provider's test cards and their effects. */
const testCards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 3220', 'asks for 3-D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has no funds'],
] as const;

/** Explains that no money moves, and lists the test cards. */
export function SandboxNotice() {
  return (
    <Notice quiet title="Payment sandbox: no money is charged">
      <Disclosure more="Show test cards" less="Hide test cards">
        Use any future date and any CVC.
        <dl className={styles.cards}>
          {testCards.map(([number, effect]) => (
            <div key={number}>
              <dt>{number}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Notice>
  );
}
