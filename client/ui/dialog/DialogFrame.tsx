import { Modal } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { MantineLayer } from '../MantineLayer.tsx';
import type { DialogProps } from './Dialog.tsx';
import styles from './DialogFrame.module.css';

/** Mantine's Modal in our look; `Dialog` loads this file. */
export default function DialogFrame({
  opened,
  onClose,
  title,
  size = 'medium',
  footer,
  keepsOnOutsidePress = false,
  children,
}: DialogProps) {
  return (
    <MantineLayer>
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        centered
        closeOnClickOutside={!keepsOnOutsidePress}
        // Its lock writes a style element; base.css holds the page instead, by data-holds-page.
        lockScroll={false}
        transitionProps={{ transition: 'fade', duration: 140 }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{
          inner: styles.inner,
          content: `${styles.content} ${styles[size]}`,
          header: styles.header,
          title: styles.title,
          body: styles.body,
          close: styles.close,
          overlay: styles.overlay,
        }}
      >
        <div data-holds-page className={styles.inside}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Modal>
    </MantineLayer>
  );
}
