import { __iconNode as IconCloudOff } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { Icon } from '../base/Icon.tsx';
import styles from './Banner.module.css';
import { Container } from './Container.tsx';
import { useOnline } from './useOnline.ts';

/** Shows and announces a lost connection. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <div className={styles.warning}>
          <Container className={styles.inner}>
            <Icon of={IconCloudOff} />
            <p>You are offline. This page may be out of date until you reconnect.</p>
          </Container>
        </div>
      )}
    </div>
  );
}
