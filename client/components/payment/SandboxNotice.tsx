import { Disclosure } from '../../ui/action/Disclosure.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import styles from './PaymentDialog.module.css';

/** The payment provider's own test cards, and what each does. */
const testCards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 3220', 'asks for 3-D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has no funds'],
] as const;

/** Says that no money moves, and which cards work. */
export function SandboxNotice() {
  return (
    <Notice quiet title="This is a sandbox: no money moves">
      <Disclosure more="Show the test cards" less="Hide the test cards">
        Any future date and any CVC will do.
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
