import { __iconNode as IconBold } from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import { __iconNode as IconHeading } from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import { __iconNode as IconItalic } from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import { __iconNode as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { __iconNode as IconListNumbers } from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { useEffect } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { Icon } from '../base/Icon.tsx';
import styles from './MarkdownToolbar.module.css';

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
export function MarkdownToolbar({ htmlFor }: { htmlFor: string }) {
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
