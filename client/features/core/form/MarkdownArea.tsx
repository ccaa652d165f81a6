import { __iconNode as IconBold } from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import { __iconNode as IconHeading } from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import { __iconNode as IconItalic } from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import { __iconNode as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { __iconNode as IconListNumbers } from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { latePart } from '../../../ui/base/servedPart.tsx';
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Applies `data-md-button` of its buttons to the text area with the id `for`; arrow keys move between them. */
      'markdown-toolbar': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { for: string };
    }
  }
}

const buttons = [
  { format: 'bold', label: 'Bold', icon: IconBold },
  { format: 'italic', label: 'Italic', icon: IconItalic },
  { format: 'header-2', label: 'Heading', icon: IconHeading },
  { format: 'unordered-list', label: 'Bulleted list', icon: IconList },
  { format: 'ordered-list', label: 'Numbered list', icon: IconListNumbers },
] as const;

/** Formats the selected text of a text area as Markdown. */
function MarkdownToolbar({ htmlFor }: { htmlFor: string }) {
  // Not on the server, which has no custom elements. Without it, Markdown can still be typed.
  useEffect(() => void import('@github/markdown-toolbar-element').catch(() => undefined), []);
  return (
    <markdown-toolbar for={htmlFor} role="toolbar" aria-label="Formatting" className={styles.toolbar}>
      {buttons.map(({ format, label, icon }) => (
        <IconButton key={format} label={label} data-md-button={format}>
          <Icon of={icon} size={20} />
        </IconButton>
      ))}
    </markdown-toolbar>
  );
}
