import { linkParts } from './linkParts.ts';
import styles from './MessageText.module.css';

/** What somebody wrote, with its line breaks; web and mail addresses in it are links into a tab of their own. */
export function MessageText({ children }: { children: string }) {
  let at = 0;
  return (
    <p className={styles.text}>
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
