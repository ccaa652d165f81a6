import { __iconNode as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import { type Drawing, Icon } from '../base/Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, Drawing> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
};

/** A notice within the page. Errors and warnings are announced at once, others politely. */
export function Notice({
  id,
  tone = 'info',
  title,
  action,
  quiet = false,
  children,
}: {
  /** The fragment of an address that leads to it: the browser moves the focus here. */
  id?: string;
  tone?: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  /** Part of the initial page, so it is not announced. */
  quiet?: boolean;
  children?: ReactNode;
}) {
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      role={quiet ? undefined : role}
      className={classNames(styles.notice, styles[tone])}
    >
      <Icon of={icons[tone]} size={22} className={styles.icon} />
      <div className={styles.text}>
        {title && (
          <p dir="auto" className={styles.title}>
            {title}
          </p>
        )}
        {children && <div dir="auto">{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** For the part that loads it on demand. */
export default Notice;
