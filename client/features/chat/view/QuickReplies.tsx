import styles from './QuickReplies.module.css';

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
