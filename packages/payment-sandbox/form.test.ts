import { describe, expect, it } from 'vitest';
import { parseForm } from './form.ts';

const read = (encoded: string) => JSON.parse(JSON.stringify(parseForm(encoded)));

describe('a form', () => {
  it('nests by brackets', () => {
    expect(read('a=1&card[number]=2&card[billing][city]=x+y&items[0][price]=p&expand[]=c&expand[]=d')).toEqual({
      a: '1',
      card: { number: '2', billing: { city: 'x y' } },
      items: { 0: { price: 'p' } },
      expand: { 0: 'c', 1: 'd' },
    });
  });

  it('reads escaped brackets, and keeps the last of what is said twice', () => {
    expect(read('card%5Bnumber%5D=1&a=1&a=2&')).toEqual({ card: { number: '1' }, a: '2' });
  });

  it('gives no access to what all objects have', () => {
    const tree = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect('polluted' in {}).toBe(false);
    expect(Object.keys(tree)).toEqual(['__proto__', 'constructor']);
  });

  it.each(['a[b=1', 'a]=1', '[a]=1', 'a[b]c=1', 'a=1&a[b]=2', 'a[b]=2&a=1', `a${'[b]'.repeat(9)}=1`])(
    'refuses %s',
    (encoded) => {
      expect(() => parseForm(encoded)).toThrow();
    },
  );

  it('refuses more than a thousand fields', () => {
    expect(() => parseForm('a=1&'.repeat(1001))).toThrow('Too many parameters');
  });
});
