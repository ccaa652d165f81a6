import { useEffect, useState } from 'react';
import { useConnectionState } from '../../../app/relay/connection.ts';
import { useIsPolling } from '../../../app/relay/polling.ts';
import { LoadingDots } from '../../../ui/action/LoadingDots.tsx';
import { useOnline } from '../../../ui/layout/useOnline.ts';
import styles from './ConnectionNotice.module.css';

/** Shorter interruptions are not reported. In milliseconds. */
const patience = 1500;

/** Reports an interrupted live connection. */
export function ConnectionNotice() {
  const lost = useConnectionState() === 'lost';
  const polling = useIsPolling();
  const online = useOnline();
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!lost) {
      setLasts(false);
      return;
    }
    const timer = setTimeout(() => setLasts(true), patience);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div role="status">
      {/* The offline banner reports a missing network. */}
      {online && (lasts || polling) && (
        <p className={styles.notice}>
          <LoadingDots />
          {polling
            ? 'Live updates are unavailable. New messages appear every few seconds.'
            : 'Reconnecting… New messages will appear when you are back online.'}
        </p>
      )}
    </div>
  );
}
