import { expect, it } from 'vitest';
import { InvalidInput } from '../../core/failures/errors.ts';
import { changePasswordSchema, newPasswordSchema, passwordMinLength, signUpSchema } from './account.input.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { isEasyPassword } from './easyPassword.input.ts';

const owner = { email: 'ana.nin@cafe-luna.test', name: 'Ana María Ninová' };
const tooEasy = 'This password is too easy to guess. Please choose a less common one.';

const common = ['PassWord', 'P@ssw0rd', 'password123', 'dragon2024', '!!Butterfly99', 'iloveyou!'];

const easy = [
  // The product's name with something around it.
  ...['hourhand1234', 'Hourhand!', '2026-HourHand', 'h0urh@nd99', 'hourhandhourhand', 'hour-hand-2026', 'hourhand app'],
  // Characters and groups that are repeated.
  ...['aaaaaaaaaaaa', 'abcabcabcabc', '1212121212121212', '        a', '😀😀😀😀😀😀😀😀'],
  // Sequences and rows of keyboards, in both directions.
  ...['abcdefgh', 'zyxwvuts', '12345678', '987654321', 'abcd1234', 'abcdefgh12345678', '1234567890987654321'],
  ...['qwertyuiop', 'poiuytrewq', 'asdfghjkl', 'qwertz1234', 'azertyuiop', '1qaz2wsx', '1q2w3e4r5t', '!@#$%^&*()'],
  // Dates and phone numbers.
  ...['19841225', '12.03.1985', '+6591234567'],
];

const ofTheOwner = [
  ...['ana.nin@cafe-luna.test', 'Ana.Nin', 'ana_nin_1985', 'ninova2026', 'NINOVÁ!!!!', 'anamarianinova', 'Ana-Maria-1'],
  ...['cafeluna2026', 'cafe-luna', 'anninova123', '4n4n1n2026', 'ninovaninova', 'Luna1234Ana'],
];

const good = [
  ...['correct horse battery', 'a long password', 'long enough', 'another password', 'k3$9x!2q', 'Xq7abcd9-vLw'],
  ...['83917264501938274650', 'banana-split-now', 'пароль на крыше', '我的密码在屋顶', 'bookkeeper pays at noon'],
];

it.each([...common, ...easy, ...ofTheOwner])('%s is refused at its field', (password) => {
  expect(() => refuseCommonPassword('newPassword', password, owner)).toThrow(InvalidInput.of('newPassword', tooEasy));
});

it.each(good)('%s is accepted', (password) => {
  expect(() => refuseCommonPassword('password', password, owner)).not.toThrow();
});

const longEnough = (password: string) => password.length >= passwordMinLength;

it.each([...easy, ...ofTheOwner].filter(longEnough))(
  'the form of the sign-up says it of %s before it is sent',
  (password) => {
    const result = signUpSchema.safeParse({ ...owner, password });
    expect(result.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([['password', tooEasy]]);
  },
);

it.each(easy.filter(longEnough))('so do the forms for a new password of %s', (password) => {
  expect(newPasswordSchema.safeParse({ password }).error?.issues.map(({ message }) => message)).toEqual([tooEasy]);
  const change = changePasswordSchema.safeParse({ currentPassword: 'x', newPassword: password });
  expect(change.error?.issues.map(({ message }) => message)).toEqual([tooEasy]);
});

it.each(['a', 'ab', 'abcdefg1', 'ana ', 'x1y2', '\u{fdfa}'])('a megabyte of %s takes no time', (unit) => {
  const long = unit.repeat(1_000_000 / unit.length);
  const result = signUpSchema.safeParse({ email: `${long}@cafe.test`, name: long, password: long });
  expect(result.error?.issues.map(({ message }) => message)).toContain('A password can have at most 128 characters.');
  isEasyPassword(long, { email: long, name: long });
});
