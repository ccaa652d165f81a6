import { type Block, type Inline, parseMarkdown } from '../../ui/text/markdown.ts';

/** A description as the HTML that search engines take it in; for them alone, the page is made of elements. */
export function descriptionHtml(markdown: string): string {
  return parseMarkdown(markdown).map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<p><strong>${lineHtml(block.line)}</strong></p>`;
    case 'paragraph':
      return `<p>${block.lines.map(lineHtml).join('<br>')}</p>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${lineHtml(item)}</li>`).join('')}</${name}>`;
    }
  }
}

const lineHtml = (line: Inline[]): string => line.map(inlineHtml).join('');

function inlineHtml(inline: Inline): string {
  if (inline.type === 'text') return escaped(inline.text);
  const inner = lineHtml(inline.children);
  if (inline.type === 'strong') return `<strong>${inner}</strong>`;
  return inline.type === 'emphasis' ? `<em>${inner}</em>` : inner;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
