import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../../ui/action/Button.tsx';
import styles from './PreviousMessages.module.css';

/** The button for older messages, or a text if there are none. */
export function PreviousMessages({
  exist,
  loading,
  failed,
  load,
  isEmpty,
  name,
  onAllLoaded,
}: {
  exist: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
  isEmpty: boolean;
  name: string;
  /** The pressed button has disappeared, so the focus moves here. */
  onAllLoaded: () => void;
}) {
  const pressed = useRef(false);
  const leave = useEffectEvent(() => {
    if (pressed.current) onAllLoaded();
    pressed.current = false;
  });
  useEffect(() => {
    if (!exist) leave();
  }, [exist]);
  if (!exist) return isEmpty ? <p className={styles.beginning}>Say hello to {name}.</p> : null;
  return (
    <>
      {failed && (
        <p role="alert" className={styles.beginning}>
          Could not load the previous messages.
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        loading={loading}
        onClick={() => {
          pressed.current = true;
          load();
        }}
      >
        {failed ? 'Try again' : 'Get previous messages'}
      </Button>
    </>
  );
}
