import { __iconNode as IconCloudOff } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { __iconNode as IconRefreshAlert } from '@tabler/icons-react/dist/esm/icons/IconRefreshAlert.mjs';
import { __iconNode as IconMoodEmpty } from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { type Drawing, Icon } from '../base/Icon.tsx';
import styles from './States.module.css';

interface FaceProps {
  icon: Drawing;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

function Face({ icon, title, children, action, role }: FaceProps) {
  return (
    <div role={role} className={styles.face}>
      <span className={styles.sign}>
        <Icon of={icon} size={28} />
      </span>
      <p dir="auto" className={styles.title}>
        {title}
      </p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** The empty state: a text and the next step as `action`. */
export function EmptyState({
  title,
  icon = IconMoodEmpty,
  action,
  children,
}: {
  title: string;
  icon?: Drawing;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Face icon={icon} title={title} action={action}>
      {children}
    </Face>
  );
}

/** The error state: loading has failed. */
export function FailedState({
  title = 'Something went wrong on our side',
  children = 'Please try again in a moment.',
  onRetry,
  retrying,
}: {
  title?: string;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}) {
  return (
    <Face
      role="alert"
      icon={IconRefreshAlert}
      title={title}
      action={
        <Button look="secondary" onClick={onRetry} loading={retrying}>
          Try again
        </Button>
      }
    >
      {children}
    </Face>
  );
}

/** The offline state: not loaded without a connection. */
export function OfflineState({
  children = 'This page loads when you are back online.',
  onRetry,
  retrying,
}: {
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  return (
    <Face
      role="status"
      icon={IconCloudOff}
      title="You are offline"
      action={
        onRetry && (
          <Button look="secondary" onClick={onRetry} loading={retrying}>
            Try again
          </Button>
        )
      }
    >
      {children}
    </Face>
  );
}
