import { useEffect, useState } from 'react';
import { useConnectionState } from '../../relay/connection.ts';
import { LoadingDots } from '../../ui/display/LoadingDots.tsx';
import styles from './ConnectionNotice.module.css';

/** A short break is nobody's concern. In milliseconds. */
const patience = 1500;

/** Says that live messages do not arrive just now, once it has lasted a moment. */
export function ConnectionNotice() {
  const lost = useConnectionState() === 'lost';
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
      {lasts && (
        <p className={styles.notice}>
          <LoadingDots />
          Connecting again. What is written meanwhile appears as soon as we are back.
        </p>
      )}
    </div>
  );
}
