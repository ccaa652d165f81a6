import { describe, expect, it } from 'vitest';
import { markdownToPageHtml, markdownToPostingHtml, markdownToText } from './markdown.ts';

const rel = 'target="_blank" rel="noopener noreferrer nofollow ugc"';

describe('a description on a page', () => {
  it('renders headings, lines and lists, with or without blank lines in between', () => {
    expect(
      markdownToPageHtml('# Evenings\nWe open\nat six\n- Serve\n- Clean\n  up\n\n1. Come\n2. Stay\n\n---\n### Pay'),
    ).toBe(
      '<h3>Evenings</h3><p>We open<br>at six</p><ul><li>Serve</li><li>Clean up</li></ul>' +
        '<ol><li>Come</li><li>Stay</li></ol><hr><h3>Pay</h3>',
    );
  });

  it('keeps line breaks of every kind', () => {
    expect(markdownToPageHtml('one\r\ntwo\rthree  \nfour')).toBe('<p>one<br>two<br>three<br>four</p>');
  });

  it('renders bold, emphasis and links', () => {
    expect(markdownToPageHtml('**Two *or* three** of _us_, see [the menu](https://example.com/menu).')).toBe(
      '<p><strong>Two <em>or</em> three</strong> of <em>us</em>, ' +
        `see <a href="https://example.com/menu" ${rel}>the menu</a>.</p>`,
    );
  });

  it('links bare URLs and email addresses', () => {
    expect(markdownToPageHtml('Write to maria_tan@example.com or see https://example.com/a_b_c.')).toBe(
      `<p>Write to <a href="mailto:maria_tan@example.com" ${rel}>maria_tan@example.com</a> ` +
        `or see <a href="https://example.com/a_b_c" ${rel}>https://example.com/a_b_c</a>.</p>`,
    );
    expect(markdownToPageHtml('[https://example.com](https://example.com)')).toBe(
      `<p><a href="https://example.com/" ${rel}>https://example.com</a></p>`,
    );
  });

  it.each(['3 * 4 * 5', 'snake_case_name', '**', 'a ** b ** c', '[x]()', '`a`', '![', '&amp; &#38;', '~~a~~', '| a |'])(
    'leaves %j unchanged',
    (written) => {
      const shown = written.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      expect(markdownToPageHtml(written)).toBe(`<p>${shown}</p>`);
    },
  );

  it.each(['> a', '```\na\n```', '    a', 'a\n===', '[a]: https://example.com'])('shows %j as text', (written) => {
    expect(markdownToPageHtml(written)).not.toMatch(/<(?!\/?p>|br>|\/?a\b)/);
  });

  it.each(['javascript:alert(1)', '/admin', 'https://a@b.example', '<javascript:a>'])(
    'does not link to %s',
    (address) => {
      expect(markdownToPageHtml(`[Press me](${address})`)).not.toContain('<a');
      expect(markdownToPageHtml(`[Press me](${address})`)).toContain('[Press me]');
    },
  );

  it('escapes HTML', () => {
    const shown = '<p>&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;bold&lt;/b&gt;</p>';
    expect(markdownToPageHtml('<img src=x onerror=alert(1)> <b>bold</b>')).toBe(shown);
    expect(markdownToPageHtml('[a](https://example.com/"onclick="x)')).not.toMatch(/<a[^>]*onclick="/);
  });
});

it('a job posting is HTML without links', () => {
  expect(
    markdownToPostingHtml(
      '# Pay\nWe open\n**at six** & <script>x</script>\n\n- Serve [guests](https://example.com)\n\n---',
    ),
  ).toBe(
    '<p><strong>Pay</strong></p><p>We open<br><strong>at six</strong> &amp; &lt;script&gt;x&lt;/script&gt;</p>' +
      '<ul><li>Serve guests</li></ul>',
  );
});

it('a plain text is one line of words', () => {
  expect(markdownToText('# Pay\nWe  open\n**at six** & <b>\n\n- Serve\n  [guests](https://example.com)\n- `a`')).toBe(
    'Pay We open at six & <b> Serve guests `a`',
  );
});
