import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../action/IconButton.tsx';
import { LoadingDots } from '../display/LoadingDots.tsx';
import { Icon } from '../Icon.tsx';
import styles from './AttachmentPreview.module.css';

/** A file that goes with the next message. */
export function AttachmentPreview({
  name,
  photoSrc,
  uploading,
  onRemove,
}: {
  name: string;
  photoSrc?: string;
  uploading?: boolean;
  onRemove: () => void;
}) {
  return (
    <div className={styles.attachment}>
      {photoSrc ? <img src={photoSrc} alt="" className={styles.photo} /> : <Icon of={IconFileText} size={24} />}
      <span className={styles.name}>{name}</span>
      {uploading && <LoadingDots label={`Uploading ${name}`} />}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  );
}
