import { useDeferredValue, useId } from 'react';
import { latePart } from '../../../ui/base/servedPart.tsx';
import { MarkdownToolbar } from '../../../ui/form/MarkdownToolbar.tsx';
import type { TextAreaProps } from '../../../ui/form/TextArea.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './MarkdownArea.module.css';
import { PublicTextArea } from './PublicText.tsx';

const MarkdownPreview = latePart(() => import('./MarkdownPreview.tsx'));

/** A public text in Markdown, with a toolbar, and beside it what readers will see. */
export function MarkdownArea(
  area: Omit<TextAreaProps, 'notice' | 'value' | 'tools'> & { value: string; isChanged: boolean },
) {
  const previewId = useId();
  const shown = useDeferredValue(area.value);
  return (
    <div className={styles.columns}>
      <PublicTextArea rows={12} {...area} tools={(id) => <MarkdownToolbar htmlFor={id} />} />
      <section aria-labelledby={previewId} className={styles.preview}>
        <p id={previewId} className={styles.title}>
          Preview
        </p>
        <div className={styles.text}>
          {shown.trim() ? (
            <MarkdownPreview markdown={shown} />
          ) : (
            <Text look="soft">What you write appears here as job seekers will see it.</Text>
          )}
        </div>
      </section>
    </div>
  );
}
