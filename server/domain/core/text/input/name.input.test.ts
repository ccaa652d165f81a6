import { describe, expect, it } from 'vitest';
import { nameMessages, personName } from './name.input.ts';

const schema = personName({ max: 40, missing: 'Please provide a name.' });
const messageOf = (name: unknown) => schema.safeParse(name).error?.issues[0]?.message;

describe('a name', () => {
  it.each([
    'Anaïs Nin',
    'Dr. María-José O’Hara, Jr.',
    "Conan O'Brien",
    'Café 24/7 & Sons (Berlin)',
    '山田 太郎',
    'نیلوفر خواجه\u200cنوری',
    'Ng',
    'Ma.de Lourdes Reyes',
    'Md.Al Amin',
    'St.John Smith',
    'A.Rahman bin Ali',
    'M.D.Rahman',
    'Mary.Ng',
    'Siti@Aminah',
    'Lim Ah Beng @Ben',
    'Ali @Ahmad bin Abu',
    'A @ B @ C',
    'St.James Hospital',
    'Jaya Sdn.Bhd.',
    'Booking.com',
    'Amazon.sg',
    'Amazon.com, Inc.',
    'O.P.S.',
    'மு.கருணாநிதி',
    'Nguyễn Thị Hường',
    'Ọlọ́ṣùn Adé',
    'Liutauras J\u0307\u0301onas',
    'กิตติ์ ผู้ใหญ่',
    'श्री कृष्णमूर्ति ज़ाकिर हुसैन',
    'মুহাম্মদ শাহাবুদ্দিন',
    'مُحَمَّدٌ ٱلرَّحْمَٰن',
    'שָׁלוֹם בֶּן־יִשָּׂרָאֵל'.normalize('NFC'),
    'မြွှေ့ စိုး',
    'བསྒྲུབས་ཧཱུྃ',
    'សុភាព ស្រីៗ',
  ])('can be %s', (name) => {
    expect(schema.parse(name)).toBe(name);
  });

  it('is trimmed, with single spaces and composed letters', () => {
    expect(schema.parse('  Ana   Nin ')).toBe('Ana Nin');
    expect(schema.parse('Zoe\u0308')).toBe('Zo\u00eb');
  });

  it.each([
    ['a line break', 'Ana\nBcc: all@example.test'],
    ['a line separator', 'Ana\u2028Nin'],
    ['a null character', 'Ana\u0000Nin'],
    ['a right-to-left override', 'Ana\u202egnp.exe'],
    ['a zero-width space', 'Ana\u200bNin'],
    ['a private character', 'Ana\ue000'],
    ['a tag', 'Ana <b>'],
    ['a tower of marks', `A${'\u0351\u036b\u0353'.repeat(4)}na`],
    ['many marks of one kind', `\u0e01${'\u0e49'.repeat(9)}`],
    ['only invisible characters', '\u200d\u200d'],
  ])('cannot have %s', (_what, name) => {
    expect(messageOf(name)).toBe(nameMessages.characters);
  });

  it.each([
    'https://evil.test',
    'free-money.example',
    'ana@example.test',
    'x.com',
    't.me/x',
    'Evil.Com',
    'Evil.Online shop',
    'evil.co.uk',
    'secure-booking.com',
    'ana@booking.com',
    'Visit evil.io, now',
    'ｅｖｉｌ．ｃｏｍ',
    'Ana.Nin/pay',
    'insta: @handle',
    'ana @ example.com',
    'Ana @',
  ])('cannot be a link: %s', (name) => {
    expect(messageOf(name)).toBe(nameMessages.link);
  });

  it.each([undefined, null, '', '   ', '\u3164', '\u00a0\u3000'])('is required: %j', (name) => {
    expect(messageOf(name)).toBe('Please provide a name.');
  });

  it('is validated in linear time', () => {
    const began = performance.now();
    expect(messageOf('a'.repeat(1_000_000))).toBe('A name can have at most 40 characters.');
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
