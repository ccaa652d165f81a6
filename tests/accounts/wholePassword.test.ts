import { expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { testApp } from '../support/fixtures.ts';
import { signUp } from '../support/signUp.ts';

/** A password counts as it was typed: every character, in its case. */

const app = testApp();

const secret = 'p\u00e4ss W\u00f6rter \u{1f600} \u6211\u7684\u5bc6\u7801 ';
const long = secret
  .repeat(10)
  .slice(0, 128)
  .replace(/[\ud800-\udfff]$/, 'x');

it.each([
  ['of 128 characters of any kind', long],
  ['with spaces around it', '  a roof of tiles  '],
])('%s is accepted, and nothing but it logs in', async (what, password) => {
  const email = `whole-${what.length}@example.test`;
  await signUp(app, new Visitor(app.url), { name: 'Nora New', email, password, role: 'ROLE_EMPLOYER' });
  const statusOf = async (typed: string) =>
    (await new Visitor(app.url).post('/api/auth/sign-in/email', { email, password: typed })).status;
  expect(await statusOf(password.slice(0, -1))).toBe(401);
  expect(await statusOf(password.toUpperCase())).toBe(401);
  if (password !== password.trim()) expect(await statusOf(password.trim())).toBe(401);
  expect(await statusOf(password)).toBe(200);
});
