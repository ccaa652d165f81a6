import { linkParts } from '../../../../server/domain/core/text/linkParts.ts';
import styles from './MessageText.module.css';

/** The text of a message with its line breaks. Web and mail addresses become links that open in a new tab. */
export function MessageText({ children }: { children: string }) {
  let at = 0;
  return (
    <p dir="auto" className={styles.text}>
      {linkParts(children).map(({ text, href }) => {
        const key = at;
        at += text.length;
        if (!href) return text;
        return (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
            {text}
          </a>
        );
      })}
    </p>
  );
}
