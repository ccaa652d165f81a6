import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageSchema } from '../../../chat/message/message.input.ts';
import { isBlank, visibleLength } from '../cleanText.ts';
import { phone, phoneMessage } from './phone.input.ts';
import { code, email, hasLength, line, prose } from './typed.input.ts';

const emptyTexts = ['', ' ', '\n\t ', '\u00a0', '\u200b', '\u3164', '\u115f\u1160', '\u2800', '\u00ad', '\u2060\ufeff'];
const emptyMarks = ['\u202a\u202c', '\u200d', '\u200e \u200f', '\ufe0f', '\u0301', '\u3000', '\u0007', '\u{e0020}'];

describe('a text', () => {
  it.each([...emptyTexts, ...emptyMarks])('that shows nothing is empty: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    for (const kind of [line, prose]) expect(kind().parse(text)).toBe('');
    expect(messageSchema.safeParse({ text }).error?.issues[0]?.path).toEqual(['text']);
  });

  it.each(['a', '.', '👍', '❤️', '李', '…', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍👩‍👧', 'میخ‌ها', 'ﷺ', '٪'])(
    'that shows something stays: %s',
    (text) => {
      for (const kind of [line, prose]) expect(kind().parse(text)).toBe(text);
    },
  );

  it('of one line has single spaces and nothing that cannot be seen', () => {
    expect(line().parse('\u200b Night\u00a0 \n\tbarista\u200b\u3164 \u202c')).toBe('Night barista');
    expect(line().parse('Cafe\u0301')).toBe('Caf\u00e9');
  });

  it('has a line feed for every end of a line, and no other control characters than tabs', () => {
    const slide = 'One\u000btwo\u000cthree\u0085four\u2028five\u2029six\r\nseven\reight\tnine\u0007\u001b';
    expect(prose().parse(slide)).toBe('One\ntwo\nthree\nfour\nfive\nsix\nseven\neight\tnine');
    expect(line().parse(slide)).toBe('One two three four five six seven eight nine');
  });

  it('has no towers of marks', () => {
    expect(prose().parse(`Z${'\u0351\u036b\u0353'.repeat(20)}o\u0301`)).toBe('Z\u0353\u0351\u00f3');
    expect(prose().parse(`\u0e01${'\u0e49'.repeat(20)}`)).toBe('\u0e01\u0e49');
  });

  it('of many lines keeps them, without what is blank around it', () => {
    expect(prose().parse('\u200b\n First\n\n  second\u200b line \u3164\n')).toBe('First\n\n  second\u200b line');
  });

  it('is as long as a reader sees', () => {
    const padded = `a${' '.repeat(498)}b`;
    expect(visibleLength(padded)).toBe(3);
    expect(prose().refine(hasLength(500)).safeParse(padded).success).toBe(false);
    for (const unseen of ['\u200b', '\u200d', '\ufe0f', '\u{e0041}', '\u3164'])
      expect(visibleLength(`a${unseen.repeat(498)}b`)).toBe(2);
    expect(visibleLength(`a${'\n'.repeat(498)}b`)).toBe(3);
  });

  it('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(fc.constantFrom(...emptyTexts, ...emptyMarks), fc.string()) }), (text) => {
        for (const kind of [line, prose]) {
          const once = kind().parse(text);
          expect(kind().parse(once)).toBe(once);
          expect(once === '').toBe(isBlank(once));
        }
      }),
    );
  });
});

describe('a phone number', () => {
  const number = phone('Missing');

  it.each([
    '+6591234567',
    '\u202a+65 9123 4567\u202c',
    '\u200e+65\u20119123\u20134567\u200f',
    '(+65) 9123 4567',
    'Tel: +65 9123 4567',
    '<+65 9123 4567>',
    '(0065) 9123 4567',
    '+65(0)91234567',
    '+65 0 9123 4567',
    '＋６５　９１２３　４５６７',
    '00 65 91234567',
    '+٦٥ ٩١٢٣ ٤٥٦٧',
    'tel:+65-9123-4567',
    '+65.9123.4567',
    '+65 9123 4567 (WhatsApp)',
    'https://wa.me/6591234567',
    '+ 65 9123 4567',
  ])('is read in any notation: %j', (typed) => {
    expect(number.parse(typed)).toBe('+6591234567');
  });

  it.each([
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+521 (55) 1234-5678', '+525512345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+54 9 11 1234-5678', '+5491112345678'],
  ])('%s is %s', (typed, stored) => {
    expect(number.parse(typed)).toBe(stored);
  });

  it.each(['+65 1', '9123 4567', '+999 123 456 789', 'maria', '+65 9123 4567 9123 4567', '((+65) 91234567'])(
    'is refused without a country or with wrong digits: %s',
    (typed) => {
      expect(number.safeParse(typed).error?.issues[0]?.message).toBe(phoneMessage);
    },
  );

  it.each(['', ' ', '\u200b', '\u202a\u202c'])('is missing where nothing is seen: %j', (typed) => {
    expect(number.safeParse(typed).error?.issues[0]?.message).toBe('Missing');
  });
});

describe('a code', () => {
  const digits = code('Missing').regex(/^\d{8}$/);

  it.each(['12345678', ' 1234 5678\n', '1234-5678', '12\u200b34\u00a05678', '١٢٣٤٥٦٧٨', '1 2 3 4 5 6 7 8'])(
    'is read as it was pasted: %j',
    (typed) => {
      expect(digits.parse(typed)).toBe('12345678');
    },
  );

  it('keeps the hyphen of a backup code', () => {
    expect(code('Missing').parse(' aB3dE\u2011fG7hI\u200b')).toBe('aB3dE-fG7hI');
  });
});

describe('an email', () => {
  const address = email('Invalid', 'Missing');

  it.each([
    'maria.tan@example.com',
    ' maria.tan@example.com\u00a0',
    'maria.\u200btan@exam\u00adple.com\ufeff',
    'ｍａｒｉａ．ｔａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'maria.tan@example。com',
    'mailto:maria.tan@example.com',
    '<maria.tan@example.com>',
    'Maria Tan <maria.tan@example.com>',
    '"Tan, Maria" <maria.tan@example.com>;',
    'mailto:maria.tan@example.com?subject=Job',
    '(maria.tan@example.com)',
    'maria.tan@example.com.',
  ])('is read as it was pasted: %j', (typed) => {
    expect(address.parse(typed)).toBe('maria.tan@example.com');
  });

  it.each(['maria', 'maria tan@example.com', 'Maria <maria>', 'a@b.com c@d.com', 'maria@', 'maria@example'])(
    'is refused: %s',
    (typed) => {
      expect(address.safeParse(typed).error?.issues[0]?.message).toBe('Invalid');
    },
  );

  it.each(['', '\u200b', '\u3164 '])('is missing where nothing is seen: %j', (typed) => {
    expect(address.safeParse(typed).error?.issues[0]?.message).toBe('Missing');
  });
});
