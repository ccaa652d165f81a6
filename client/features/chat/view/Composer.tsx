import { __iconNode as IconSend } from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { type Drawing, Icon } from '../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { FileInput } from '../../../ui/form/FileButton.tsx';
import styles from './Composer.module.css';

/**
 * The input of a message. Enter sends and Shift+Enter starts a new line; the Enter key of an input method does neither.
 * The caller owns the text, so that it survives a failure.
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
  /** Whether there is non-blank text or an attachment. */
  canSend: boolean;
  label?: string;
  placeholder?: string;
  /** AttachButtons. */
  tools?: ReactNode;
  /** AttachmentPreviews. */
  attachments?: ReactNode;
  /** A notice above the field. */
  notice?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}) {
  const reasonId = useId();
  return (
    <form
      method="post"
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
        {/** A hidden copy of the text sets the field's height in browsers without field-sizing. */}
        <div className={styles.grow} data-text={value}>
          <textarea
            ref={ref}
            rows={1}
            dir="auto"
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
        <Button
          type="submit"
          aria-label="Send"
          aria-disabled={!canSend}
          aria-describedby={canSend ? undefined : reasonId}
          className={styles.send}
        >
          <Icon of={IconSend} size={22} />
        </Button>
        <span id={reasonId} hidden>
          Write a message first.
        </span>
      </div>
    </form>
  );
}

/** Safari ends the composition before it reports the key that ended it, with key code 229. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** A button that chooses a file; `accept` as in HTML. */
export function AttachButton({
  label,
  icon,
  accept,
  onFile,
}: {
  label: string;
  icon: Drawing;
  accept: string;
  onFile: (file: File) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id} title={label} className={styles.attach}>
      <Icon of={icon} size={22} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <FileInput id={id} accept={accept} className={styles.input} onFile={onFile} />
    </label>
  );
}

/** Texts above a Composer; a press offers one to the caller, which puts it into the field. */
export function QuickReplies({ texts, onPick }: { texts: readonly string[]; onPick: (text: string) => void }) {
  return (
    <ul aria-label="Suggested replies" className={styles.replies}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onPick(text)} className={styles.reply}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
