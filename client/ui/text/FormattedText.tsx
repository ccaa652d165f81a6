import { Prose } from '../layout/Text.tsx';
import styles from './FormattedText.module.css';

/** A description that the server has converted from Markdown (`descriptionHtml`). Not for any other HTML. */
export function FormattedText({ html }: { html: string }) {
  return (
    <Prose
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes all that was typed
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
