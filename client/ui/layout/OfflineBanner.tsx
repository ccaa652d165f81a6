import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { Icon } from '../Icon.tsx';
import styles from './Banner.module.css';
import { Container } from './Container.tsx';
import { useOnline } from './useOnline.ts';

/** Says that the connection is gone, and reads it out when it goes. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <div className={styles.warning}>
          <Container className={styles.inner}>
            <Icon of={IconCloudOff} />
            <p>You are offline. What you see may be out of date; we keep trying to reconnect.</p>
          </Container>
        </div>
      )}
    </div>
  );
}
