import { Button, type ButtonProps } from '../../../ui/action/Button.tsx';
import { useKeysOn } from '../shortcuts/keysOn.ts';
import { usePageKey } from '../shortcuts/pageKeys.ts';
import styles from './DecisionBar.module.css';

/** Approves or rejects, by button or by key, and is in sight however long the review is. */
export function DecisionBar({
  approving,
  onApprove,
  reject,
  onReject,
}: {
  approving: boolean;
  onApprove: () => void;
  /** Of the button that opens the dialog. */
  reject: Pick<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'>;
  onReject: () => void;
}) {
  const keysOn = useKeysOn();
  usePageKey('a', !approving, onApprove);
  usePageKey('r', !approving, onReject);
  return (
    <section aria-label="Decision" className={styles.bar}>
      <Button
        loading={approving}
        onClick={onApprove}
        aria-keyshortcuts={keysOn ? 'A' : undefined}
        trailing={keysOn && <Key of="A" />}
      >
        Approve
      </Button>
      <Button
        look="quietDanger"
        {...reject}
        aria-keyshortcuts={keysOn ? 'R' : undefined}
        trailing={keysOn && <Key of="R" />}
      >
        Reject
      </Button>
      <span className={styles.keys}>{keysOn && 'Alt N: next, Alt P: previous'}</span>
    </section>
  );
}

const Key = ({ of }: { of: string }) => (
  <span aria-hidden="true">
    <kbd className={styles.key}>{of}</kbd>
  </span>
);
