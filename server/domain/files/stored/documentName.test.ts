import { expect, it } from 'vitest';
import { documentName } from './documentName.ts';

it.each([
  ['Contract.PDF', 'Contract.pdf'],
  ['C:\\Users\\me\\offer.pdf', 'offer.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['Lebenslauf Müller – 履歴書.pdf', 'Lebenslauf Müller – 履歴書.pdf'],
  ['exe\u202efdp.pdf', 'exefdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['%22100%25%22.pdf', '_100%25_.pdf'],
  ['', 'document.pdf'],
  ['.pdf', 'document.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(120)}.pdf`],
])('%j becomes %j', (name, expected) => {
  expect(documentName(name, 'application/pdf')).toBe(expected);
});
