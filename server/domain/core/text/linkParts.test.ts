import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts } from './linkParts.ts';

const links = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

describe('links in a text', () => {
  it.each([
    ['https://example.com', 'https://example.com', 'https://example.com/'],
    ['See HTTP://Example.com/Path now', 'HTTP://Example.com/Path', 'http://example.com/Path'],
    ['Site:https://example.com', 'https://example.com', 'https://example.com/'],
    ['Go to www.example.com.', 'www.example.com', 'https://www.example.com/'],
    ['(https://example.com/a_(b)), yes', 'https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ['[https://example.com/?q=1&r=2#x]!', 'https://example.com/?q=1&r=2#x', 'https://example.com/?q=1&r=2#x'],
    ['line\nhttps://example.com/a\nline', 'https://example.com/a', 'https://example.com/a'],
    ['Write to maria.tan@example.com, please', 'maria.tan@example.com', 'mailto:maria.tan@example.com'],
    ['mailto:maria@example.com', 'mailto:maria@example.com', 'mailto:maria@example.com'],
    ['https://münchen.example/straße', 'https://münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
  ])('%s', (text, shown, href) => {
    expect(links(text)).toEqual([[shown, href]]);
  });

  it.each([
    ['“', '”'],
    ['«', '»'],
    ['„', '“'],
    ['「', '」'],
    ['（', '）'],
    ['(', ')'],
    ['[', ']'],
    ['"', '"'],
    ['«\u00a0', '\u00a0»'],
  ])('end before %s and %s', (opening, closing) => {
    for (const address of ['https://example.com/a', 'www.example.com/a?b=c', 'maria@example.com']) {
      for (const after of ['', '.', ' and more', '。', '和', '.”'])
        expect(links(`See ${opening}${address}${closing}${after}`).map(([shown]) => shown)).toEqual([address]);
    }
  });

  it.each(['，', '。', '、', '！', '？', '；', '：', '…', '؟', '،', '؛', '۔', '।', '॥', '។', '։', '၊'])(
    'end before %s',
    (sign) => {
      expect(links(`看 https://example.com/a${sign}`)).toEqual([['https://example.com/a', 'https://example.com/a']]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'xhttps://example.com',
    'https://bank.example@evil.example/',
    'https://user:secret@example.com',
    'https://',
    'at 5.30 or 6.15',
    'no link here',
    'www.)',
    '',
  ])('has none in %j', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('ends a URL at invisible characters', () => {
    expect(links('https://example.com/\u202egpj.exe')).toEqual([['https://example.com/', 'https://example.com/']]);
    expect(links('https://example.com/\u200bx')[0]?.[1]).toBe('https://example.com/');
  });

  it('keeps the whole text, and links only to the web and to email addresses', () => {
    const piece = fc.constantFrom(
      'https://',
      'www.',
      'mailto:',
      'a@b.example',
      'example.com',
      '/',
      '(',
      ')',
      '.',
      '\n',
      ' ',
      '"',
      '<',
      'javascript:',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 12 }),
        (pieces) => {
          const text = pieces.join('');
          const parts = linkParts(text);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          for (const { href } of parts) if (href) expect(href).toMatch(/^(?:https?:\/\/|mailto:[^/]+@)/);
        },
      ),
    );
  });
});
