import { testPassword } from './factories.ts';

/** An HTTP client that keeps cookies like a browser. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  copy(): Visitor {
    const copy = new Visitor(this.url);
    for (const [name, value] of this.cookies) copy.keep(name, value);
    return copy;
  }

  keep(cookie: string, value: string): this {
    this.cookies.set(cookie, value);
    return this;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('origin', this.url);
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader);
    const response = await fetch(new URL(path, this.url), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.keep(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** As a person of the factories, or with an email. */
  async signIn(who: string | { loginEmail: string | null }, password = testPassword): Promise<this> {
    const email = typeof who === 'string' ? who : who.loginEmail;
    const response = await this.post('/api/auth/sign-in/email', { email, password });
    if (response.status !== 200) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
    return this;
  }

  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphAnswer<Data>> {
    const response = await this.post('/graphql', { query, variables });
    return response.json();
  }

  /** Runs an operation with a file, which replaces the null at this path of its variables. */
  async graphqlWithFile<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown>,
    { path, content, name = 'file' }: { path: string; content: Uint8Array<ArrayBuffer>; name?: string },
  ): Promise<GraphAnswer<Data>> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify({ 0: [`variables.${path}`] }));
    form.set('0', new Blob([content]), name);
    const headers = { 'graphql-require-preflight': '1' };
    const response = await this.fetch('/graphql', { method: 'POST', headers, body: form });
    return response.json();
  }
}

export type GraphAnswer<Data> = { data: Data | null; errors?: { message: string; extensions?: { code?: string } }[] };
