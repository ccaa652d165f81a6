import { __iconNode as IconAlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconChecks } from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import { __iconNode as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { classNames } from '../../../ui/base/classNames.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import styles from './DeliveryMark.module.css';

export type DeliveryState = 'pending' | 'sent' | 'delivered' | 'seen' | 'failed';

const marks = {
  pending: { icon: IconClock, text: 'Sending' },
  sent: { icon: IconArrowUp, text: 'Sent' },
  delivered: { icon: IconCheck, text: 'Delivered' },
  seen: { icon: IconChecks, text: 'Seen' },
  failed: { icon: IconAlertCircle, text: 'Not sent' },
} as const;

/**
 * The delivery state of a message: one check when it has arrived, two when it was seen. Failures and seen messages also
 * have a text.
 */
export function DeliveryMark({ state }: { state: DeliveryState }) {
  const { icon, text } = marks[state];
  const written = state === 'failed' || state === 'seen';
  return (
    <span className={classNames(styles.mark, styles[state])} title={text}>
      <Icon of={icon} size={16} />
      {written ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
