import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { MantineLayer } from '../MantineLayer.tsx';
import type { DialogProps } from './Dialog.tsx';
import styles from './DialogFrame.module.css';
import { useHeldPage } from './useHeldPage.ts';

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
  // It remembers what to give the focus back to when it opens after it was closed: it begins closed, also at first.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  useHeldPage(opened);
  return (
    <MantineLayer>
      <Modal
        opened={shown}
        onClose={onClose}
        title={title}
        centered
        closeOnClickOutside={!keepsOnOutsidePress}
        // Its lock writes a style element, which a strict content policy refuses.
        lockScroll={false}
        transitionProps={{ transition: 'fade', duration: 140 }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        // It renders a header, which is no banner of the page.
        attributes={{ header: { role: 'none' } }}
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
        <div className={styles.inside}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Modal>
    </MantineLayer>
  );
}
