import { useMemo } from 'react';
import { markdownToPageHtml } from '../../../../server/domain/core/text/markdown.ts';
import { FormattedText } from '../../../ui/text/FormattedText.tsx';

/** A description as its page shows it. Loaded on demand, with the parser. */
export default function MarkdownPreview({ markdown }: { markdown: string }) {
  return <FormattedText html={useMemo(() => markdownToPageHtml(markdown), [markdown])} />;
}
