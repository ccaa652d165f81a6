import { expect, it } from 'vitest';
import { type Inline, parseMarkdown } from './markdown.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const line = (written: string) => {
  const [block] = parseMarkdown(written);
  return block?.type === 'paragraph' ? block.lines[0] : undefined;
};

it('tells headings, lines and lists apart, with or without a blank line between', () => {
  expect(parseMarkdown('# Evenings\nWe open\nat six\n- Serve\n- Clean\n  up\n\n1. Come\n2. Stay')).toEqual([
    { type: 'heading', line: [text('Evenings')] },
    { type: 'paragraph', lines: [[text('We open')], [text('at six')]] },
    { type: 'list', ordered: false, items: [[text('Serve')], [text('Clean'), text(' '), text('up')]] },
    { type: 'list', ordered: true, items: [[text('Come')], [text('Stay')]] },
  ]);
});

it('takes a number in the middle of a sentence for a number', () => {
  expect(parseMarkdown('We began in\n2026. It went well.')).toEqual([
    { type: 'paragraph', lines: [[text('We began in')], [text('2026. It went well.')]] },
  ]);
});

it('finds bold, emphasis and links in a line', () => {
  expect(line('**Two *or* three** of _us_, see [the menu](https://example.com/menu).')).toEqual([
    { type: 'strong', children: [text('Two '), { type: 'emphasis', children: [text('or')] }, text(' three')] },
    text(' of '),
    { type: 'emphasis', children: [text('us')] },
    text(', see '),
    { type: 'link', href: 'https://example.com/menu', children: [text('the menu')] },
    text('.'),
  ]);
});

it('leaves signs alone that mark nothing', () => {
  for (const written of ['3 * 4 * 5', 'snake_case_name', '**', '* *', 'a ** b ** c', '[x]()']) {
    expect(parseMarkdown(written).length).toBe(1);
    expect(JSON.stringify(parseMarkdown(written))).not.toMatch(/strong|emphasis|"link"/);
  }
});

it('never makes a link of anything but web and mail', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin',
    '//evil.example',
    'https://a@b.example',
  ]) {
    expect(JSON.stringify(line(`[Press me](${address})`))).not.toContain('"href"');
  }
});

it('keeps HTML as the text that it is', () => {
  expect(line('<img src=x onerror=alert(1)> <b>bold</b>')).toEqual([text('<img src=x onerror=alert(1)> <b>bold</b>')]);
});

it('takes no time for a text of nothing but marks', () => {
  const began = performance.now();
  for (const sign of ['*', '**a', '_a ', '[', '[a](', '- ', '# ']) parseMarkdown(sign.repeat(10_000 / sign.length));
  expect(performance.now() - began).toBeLessThan(2000);
});
