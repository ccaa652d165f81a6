import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import type { TestApp } from './app.ts';
import type { Visitor } from './browserless.ts';
import { codeIn, mailsTo } from './outbox.ts';

export type NewAccount = { name: string; email: string; password: string; role: string; termsVersion?: string };

export const newAccount = <More extends object>(email: string, more?: More) => ({
  ...{ name: 'Nora New', email, password: 'a long password', role: 'ROLE_EMPLOYER', termsVersion },
  ...more,
});

/** The token of a sign-up whose mail has been sent. */
export async function beginSignUp(visitor: Visitor, account: NewAccount): Promise<string> {
  const response = await visitor.post('/api/auth/sign-up/email', { termsVersion, ...account });
  if (response.status !== 200) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
  const { token } = await response.json();
  return token;
}

/** The code from the only mail with a code to this email; empty if there is none. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mails = await mailsTo(app, email.toLowerCase());
  return mails.map(codeIn).find((code) => code !== '') ?? '';
}

/** Signs up for the first time with this email, enters the mailed code, and is signed in. */
export async function signUp(app: TestApp, visitor: Visitor, account: NewAccount): Promise<Visitor> {
  const token = await beginSignUp(visitor, account);
  const response = await visitor.post('/api/auth/sign-up/confirm', {
    token,
    code: await mailedCode(app, account.email),
  });
  if (response.status !== 200) throw new Error(`Confirming answered ${response.status}: ${await response.text()}`);
  return visitor;
}
