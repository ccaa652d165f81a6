import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { MantineLayer } from '../base/MantineLayer.tsx';
import { ToastPlace } from '../display/ToastPlace.tsx';
import { Announcer } from '../focus/Announcer.tsx';
import { useKeyboardRoom } from '../layout/keyboard.ts';
import styles from './DialogFrame.module.css';
import { useDialogStack } from './useDialogStack.ts';
import { useHeldPage } from './useHeldPage.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The maximum width: 400, 560 or 880 px. On phones the dialog fills the window. */
  size?: 'small' | 'medium' | 'large';
  /** The buttons. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** A press outside does not close it, so that nothing typed is lost by accident. */
  keepsOnOutsidePress?: boolean;
  children: ReactNode;
}

/** Mantine's Modal with the product's styles. `Dialog` loads it lazily. */
export default function DialogFrame({
  opened,
  onClose,
  title,
  size = 'medium',
  footer,
  keepsOnOutsidePress = false,
  children,
}: DialogProps) {
  // Mantine stores the element to focus on close when `opened` changes, so the first render must be closed.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  useHeldPage(opened);
  useKeyboardRoom(opened);
  const isTopmost = useDialogStack(opened);
  return (
    <MantineLayer>
      <Modal
        opened={shown}
        onClose={() => isTopmost() && onClose()}
        title={title}
        centered
        closeOnClickOutside={!keepsOnOutsidePress}
        // Its scroll lock inserts a style element, which the content security policy blocks.
        lockScroll={false}
        scrollAreaComponent={Scroller}
        transitionProps={{ transition: 'fade', duration: 140 }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        // The title bar is a header element, but not a page banner.
        attributes={{ header: { role: 'none' }, title: { dir: 'auto' } }}
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
        {opened && <Announcer />}
        {footer && <div className={styles.footer}>{footer}</div>}
        {opened && <ToastPlace />}
      </Modal>
    </MantineLayer>
  );
}

const Scroller = ({ children }: { children?: ReactNode }) => <div className={styles.scroller}>{children}</div>;
