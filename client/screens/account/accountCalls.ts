import type { Role } from './signIn/__generated__/SignInScreenQuery.graphql.ts';

/** How an account call failed: the library's code, or `OFFLINE`. */
export interface AccountFailure {
  ok: false;
  code: string;
}
export type AccountAnswer<Data> = { ok: true; data: Data } | AccountFailure;

export interface SignedIn {
  user: { role: Role };
}

export const signIn = (values: { email: string; password: string }) => call<SignedIn>('sign-in/email', values);

export const signUp = (values: { name: string; email: string; password: string; role: Role }) =>
  call<SignedIn>('sign-up/email', values);

/** Mails a link that leads to `redirectTo`, if there is such an account; nobody is told whether there is. */
export const requestPasswordReset = (values: { email: string; redirectTo: string }) =>
  call<unknown>('request-password-reset', values);

export const resetPassword = (values: { newPassword: string; token: string }) =>
  call<unknown>('reset-password', values);

async function call<Data>(path: string, body: Record<string, string>): Promise<AccountAnswer<Data>> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, data: answer };
    return { ok: false, code: response.status === 429 ? 'TOO_MANY' : String(answer?.code ?? 'FAILED') };
  } catch {
    return { ok: false, code: 'OFFLINE' };
  }
}
