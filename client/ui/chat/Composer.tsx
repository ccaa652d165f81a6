import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import type { ReactNode, Ref } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Composer.module.css';

/**
 * Where a message is written. Enter sends, Shift and Enter begins a new line, an input method's own Enter does neither.
 * The caller owns the text, so that it is still there when sending failed.
 */
export function Composer({
  value,
  onChange,
  onSend,
  canSend,
  label = 'Message',
  placeholder = 'Type your message',
  tools,
  attachments,
  notice,
  ref,
}: {
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** There is a text that is not blank, or an attachment. */
  canSend: boolean;
  label?: string;
  placeholder?: string;
  /** AttachButtons. */
  tools?: ReactNode;
  /** AttachmentPreviews. */
  attachments?: ReactNode;
  /** What stands in the way, above the field. */
  notice?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      {notice}
      {attachments && <div className={styles.attachments}>{attachments}</div>}
      <div className={styles.row}>
        {tools && <div className={styles.tools}>{tools}</div>}
        {/* The text, laid out unseen below the field, gives the field its height where CSS cannot. */}
        <div className={styles.grow} data-text={value}>
          <textarea
            ref={ref}
            rows={1}
            aria-label={label}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              if (canSend) onSend();
            }}
            className={styles.field}
          />
        </div>
        <Button type="submit" aria-label="Send" aria-disabled={!canSend} className={styles.send}>
          <Icon of={IconSend} size={22} />
        </Button>
      </div>
    </form>
  );
}

/** Safari ends the composition before it tells of the key that ended it; 229 is what it then calls the key. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
