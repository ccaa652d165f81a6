import { describe, expect, it } from 'vitest';
import { nameMessages, personName } from './name.input.ts';

const schema = personName({ max: 40, missing: 'Please provide a name.' });
const messageOf = (name: unknown) => schema.safeParse(name).error?.issues[0]?.message;

describe('a name', () => {
  it.each([
    'Anaïs Nin',
    'J.R.R. Tolkien',
    'Dr. María-José O’Hara, Jr.',
    "Conan O'Brien",
    'Café 24/7 & Sons (Berlin)',
    '山田 太郎',
    'نیلوفر خواجه\u200cنوری',
    'Ng',
    'Ma.Theresa Santos',
    'Ma.de Lourdes Reyes',
    'Md.Rahim',
    'Md.Al Amin',
    'md.rahim',
    'St.John Smith',
    'A.Rahman bin Ali',
    'M.D.Rahman',
    'Nur.Aisyah',
    'Mary.Ng',
    'Siti @ Aminah',
    'Siti@Aminah',
    'Lim Ah Beng @Ben',
    'Ali @Ahmad bin Abu',
    'Tan Ah Kow @ John Tan',
    'A @ B @ C',
    'St.James Hospital',
    'PT.Maju Jaya',
    'Jaya Sdn.Bhd.',
    'Booking.com',
    'Agoda.com Singapore',
    'Amazon.sg',
    'Amazon.com, Inc.',
    'Dr.De Silva',
    'O.P.S.',
    'محمد.علي',
    'மு.கருணாநிதி',
  ])('can be %s', (name) => {
    expect(schema.parse(name)).toBe(name);
  });

  it('is trimmed, with single spaces and composed letters', () => {
    expect(schema.parse('  Ana   Nin ')).toBe('Ana Nin');
    expect(schema.parse('Zoe\u0308')).toBe('Zo\u00eb');
  });

  it.each([
    ['a line break', 'Ana\nBcc: all@example.test'],
    ['a carriage return', 'Ana\rNin'],
    ['a line separator', 'Ana\u2028Nin'],
    ['a null character', 'Ana\u0000Nin'],
    ['a right-to-left override', 'Ana\u202egnp.exe'],
    ['an isolate', 'Ana\u2066Nin'],
    ['a zero-width space', 'Ana\u200bNin'],
    ['a private character', 'Ana\ue000'],
    ['a tag', 'Ana <b>'],
    ['only invisible characters', '\u200d\u200d'],
    ['punctuation alone', '...'],
  ])('cannot have %s', (_what, name) => {
    expect(messageOf(name)).toBe(nameMessages.characters);
  });

  it.each([
    'https://evil.test',
    'see www.evil',
    'free-money.example',
    'ana@example.test',
    'Win at evil.com/x',
    'www.x.com',
    'x.com/y',
    'x.com',
    't.me/x',
    'Evil.Com',
    'EVIL.COM',
    'Evil.Online shop',
    'evil.co.uk',
    'booking.com/x',
    'secure-booking.com',
    'booking.com.evil.com',
    'ana@booking.com',
    'evil.com.sg',
    'Visit evil.io, now',
    'evil.de',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'Ana.Nin/pay',
    'insta: @handle',
    '@Handle',
    'ana @ example.com',
    'ana@example',
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
