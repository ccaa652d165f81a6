import { __iconNode as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Faq.module.css';

export interface Question {
  id: string;
  question: string;
  answer: ReactNode;
}

/**
 * Questions that expand to their answers. Native, so that they work without JavaScript and with the browser's page
 * search.
 */
export function Faq({
  questions,
  firstOpen = false,
  anchors = false,
}: {
  questions: Question[];
  firstOpen?: boolean;
  /** Each id is the fragment of an address. It is on the answer, so that the browser opens what it leads to. */
  anchors?: boolean;
}) {
  return (
    <div className={styles.faq}>
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} className={styles.item} open={firstOpen && index === 0 ? true : undefined}>
          <summary className={styles.question}>
            {question}
            <Icon of={IconPlus} className={styles.sign} />
          </summary>
          <div id={anchors ? id : undefined} dir="auto" className={styles.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
