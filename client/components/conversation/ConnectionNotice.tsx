import { useEffect, useState } from 'react';
import { useIsAsking } from '../../relay/asking.ts';
import { useConnectionState } from '../../relay/connection.ts';
import { LoadingDots } from '../../ui/display/LoadingDots.tsx';
import { useOnline } from '../../ui/layout/useOnline.ts';
import styles from './ConnectionNotice.module.css';

/** A short break is nobody's concern. In milliseconds. */
const patience = 1500;

/** Says that live messages do not arrive just now, once it has lasted a moment. */
export function ConnectionNotice() {
  const lost = useConnectionState() === 'lost';
  const asking = useIsAsking();
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
      {/* Whoever is offline is told so above every page. */}
      {online && (lasts || asking) && (
        <p className={styles.notice}>
          <LoadingDots />
          {asking
            ? 'Live updates do not get through here. New messages appear every few seconds.'
            : 'Connecting again. What is written meanwhile appears as soon as we are back.'}
        </p>
      )}
    </div>
  );
}
