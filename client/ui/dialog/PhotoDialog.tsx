import { Dialog } from './Dialog.tsx';
import styles from './PhotoDialog.module.css';

/** One photo in its full size. */
export default function PhotoDialog({
  opened,
  onClose,
  src,
  title,
}: {
  opened: boolean;
  onClose: () => void;
  src: string;
  /** Names the photo: 'Photo of Maria'. */
  title: string;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="medium">
      <img src={src} alt={title} className={styles.photo} />
    </Dialog>
  );
}
