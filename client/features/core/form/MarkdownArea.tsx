import { useDeferredValue, useId, useState } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { latePart } from '../../../ui/base/servedPart.tsx';
import { MarkdownToolbar } from '../../../ui/form/MarkdownToolbar.tsx';
import type { TextAreaProps } from '../../../ui/form/TextArea.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './MarkdownArea.module.css';
import { PublicTextArea } from './PublicText.tsx';

const MarkdownPreview = latePart(() => import('./MarkdownPreview.tsx'));

/** A public text in Markdown, with a toolbar, and beside it what readers will see. */
export function MarkdownArea({
  foldsFormatting = false,
  ...area
}: Omit<TextAreaProps, 'notice' | 'value' | 'tools'> & {
  value: string;
  isChanged: boolean;
  /** The toolbar and the preview come when they are asked for. */
  foldsFormatting?: boolean;
}) {
  const previewId = useId();
  const shown = useDeferredValue(area.value);
  const [isFolded, setFolded] = useState(foldsFormatting);
  const opener = foldsFormatting && (
    <Button look="quiet" size="small" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
      Formatting
    </Button>
  );
  if (isFolded) return <PublicTextArea rows={8} {...area} tools={() => <Row>{opener}</Row>} />;
  return (
    <div className={styles.columns}>
      <PublicTextArea
        rows={12}
        {...area}
        tools={(id) => (
          <Row>
            {opener}
            <MarkdownToolbar htmlFor={id} />
          </Row>
        )}
      />
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
