import { compile, match as compileMatch } from 'path-to-regexp';

/** The conversion of one parameter in a URL. `read` returns null for invalid text. */
export interface Codec<Value> {
  read(text: string): Value | null;
  write(value: Value): string;
}

/** Query parameters; null, undefined and '' are omitted. */
export type Search = Record<string, string | number | boolean | null | undefined>;

export interface Path<Match, Build = Match> {
  /** In path-to-regexp's notation. */
  readonly pattern: string;
  /** The parameters of a percent-encoded pathname; null if it does not match. */
  match(pathname: string): Match | null;
  /** The percent-encoded URL of these parameters. */
  to(
    ...args: Record<never, never> extends Build ? [params?: Build, search?: Search] : [params: Build, search?: Search]
  ): string;
}

const largestId = 2_147_483_647;

/** A database id: a positive 32-bit integer without leading zeros. */
export const id: Codec<number> = {
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : null),
  write: String,
};

/** Any text within one segment. */
export const text: Codec<string> = { read: (value) => value, write: (value) => value };

/** Case-insensitive text, and the same in whichever form its accents are typed. */
export const lowerCase: Codec<string> = { read: foldCase, write: foldCase };

export function foldCase(value: string): string {
  return value.toLowerCase().normalize('NFC');
}

/** A URL pattern that both builds and matches. */
export function path<Params extends Record<string, unknown> = Record<never, never>>(
  pattern: string,
  codecs: { readonly [Name in keyof Params]: Codec<Params[Name]> },
): Path<Params> {
  // Compiled when it is first used: a page uses few of the hundred paths.
  const matchPattern = once(() => compileMatch<Record<string, string>>(pattern));
  const build = once(() => compile<Record<string, string>>(pattern));

  function match(pathname: string): Params | null {
    const texts = matchTexts(matchPattern(), pathname);
    if (!texts) return null;
    const params: Partial<Params> = {};
    for (const name in codecs) {
      const value = codecs[name].read(texts[name] ?? '');
      if (value === null) return null;
      params[name] = value;
    }
    return isComplete(params, codecs) ? params : null;
  }

  function to(params?: Params, search: Search = {}): string {
    const texts: Record<string, string> = {};
    if (params) for (const name in codecs) texts[name] = wellFormed(codecs[name].write(params[name]));
    return withSearch(build()(texts), search);
  }

  return { pattern, match, to };
}

/** A path that ends with a secret. One that is cut off before it matches too, with the secret ''. */
export function sent<Params extends Record<string, unknown>>(...[pattern, codecs]: Parameters<typeof path<Params>>) {
  return { ...path<Params>(pattern.replace(/\/:\w+$/, '{$&}'), codecs), pattern };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function matchTexts(
  matchPattern: (pathname: string) => false | { params: Partial<Record<string, string>> },
  pathname: string,
): Partial<Record<string, string>> | null {
  try {
    const result = matchPattern(pathname);
    return result ? result.params : null;
  } catch {
    // Invalid percent-encoding matches no path.
    return null;
  }
}

function isComplete<Params extends Record<string, unknown>>(
  params: Partial<Params>,
  codecs: Record<keyof Params, unknown>,
): params is Params {
  return Object.keys(codecs).every((name) => name in params);
}

/** Half of a surrogate pair, for example from a cut emoji, cannot be percent-encoded. */
function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '');
}

/** An address with these query parameters; empty ones are left out. */
export function withSearch(pathname: string, search: Search): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
