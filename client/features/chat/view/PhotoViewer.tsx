import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './PhotoViewer.module.css';

export interface ViewedPhoto {
  key: string;
  src: string;
  /** 'Image from Maria'. */
  title: string;
  /** The time of sending. */
  detail: string;
}

/** The photos of a chat, enlarged one at a time. Arrow keys move between them. */
export function PhotoViewer({
  photos,
  openKey,
  onOpen,
  onClose,
}: {
  photos: readonly ViewedPhoto[];
  /** The photo shown; null for none. */
  openKey: string | null;
  onOpen: (key: string) => void;
  onClose: () => void;
}) {
  const index = photos.findIndex(({ key }) => key === openKey);
  const open = photos[index];
  // Keeps showing the photo while fading out.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const previous = photos[index - 1];
  const next = index === -1 ? undefined : photos[index + 1];
  const go = (photo: ViewedPhoto | undefined) => photo && onOpen(photo.key);
  return (
    <Dialog opened={open !== undefined} onClose={onClose} title={shown?.title} size="large">
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys do what the buttons in it do
        <div
          className={styles.viewer}
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') go(previous);
            if (event.key === 'ArrowRight') go(next);
          }}
        >
          <a href={shown.src} target="_blank" rel="noopener noreferrer" data-autofocus className={styles.frame}>
            <img key={shown.key} src={shown.src} alt={shown.title} className={styles.photo} />
          </a>
          <div className={styles.bar}>
            <p className={styles.detail} aria-live="polite">
              {shown.detail}
              {photos.length > 1 && index >= 0 && ` · ${index + 1} of ${photos.length}`}
            </p>
            {photos.length > 1 && (
              <div className={styles.steps}>
                <IconButton label="Previous image" aria-disabled={!previous} onClick={() => go(previous)}>
                  <Icon of={IconChevronLeft} size={24} />
                </IconButton>
                <IconButton label="Next image" aria-disabled={!next} onClick={() => go(next)}>
                  <Icon of={IconChevronRight} size={24} />
                </IconButton>
              </div>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
