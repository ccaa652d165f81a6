import { isIP } from 'node:net';
import { z } from 'zod';

/** The settings of a part of the server: the form of each variable, and what the part gets of them. */
export type Settings<Shape extends z.ZodRawShape, Given> = {
  variables: Shape;
  /** Variables of which all have to be set, or none. */
  together?: readonly (keyof Shape & string)[];
  read: (given: z.output<z.ZodObject<Shape>>) => Given;
};

export const settings = <Shape extends z.ZodRawShape, Given>(of: Settings<Shape, Given>): Settings<Shape, Given> => of;

/** The group if all of it is there. */
export function together<K extends string>(
  group: Record<K, string | undefined>,
): Readonly<Record<K, string>> | undefined {
  const isComplete = (some: Record<K, string | undefined>): some is Record<K, string> =>
    Object.values(some).every((value) => value !== undefined);
  return isComplete(group) ? Object.freeze(group) : undefined;
}

/** The forms of settings. The message of each follows the name of the setting. */

export const url = (...schemes: string[]) =>
  z
    .string()
    // Where a password begins like a port, an address can be read, and names another host.
    .refine((text) => !/^(?!https?:)[a-z]+:\/\/[^/?#@:]*:[^/?#@]*[/?#][^@]*@/.test(text), {
      error: 'has a /, ? or # in its password, which has to be written as %2F, %3F or %23',
      abort: true,
    })
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== '', {
      error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    });

export const startingWith = (...prefixes: string[]) =>
  z.string().refine((text) => prefixes.some((prefix) => text.startsWith(prefix)), {
    error: `must begin with ${prefixes.join(' or ')}`,
  });

export const oneOf = <const T extends string>(...values: T[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const hostName = () => z.string().regex(/^\S+$/, { error: 'must be a host name or an IP address' });

export const yesOrNo = () => oneOf('0', '1', 'true', 'false').transform((text) => text === '1' || text === 'true');

export const atLeast = (length: number) => z.string().min(length, { error: `must have at least ${length} characters` });

export const ratio = () =>
  z
    .string()
    .refine((text) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text), { error: 'must be a number from 0 to 1' })
    .transform(Number);

/** `name=value` pairs, separated by commas, with percent-encoded values. */
export const headers = () =>
  z.string().transform((text, context): Readonly<Record<string, string>> => {
    try {
      const read = text.split(',').map((pair) => {
        const at = pair.indexOf('=');
        const name = pair.slice(0, Math.max(at, 0)).trim();
        const value = decodeURIComponent(pair.slice(at + 1).trim());
        if (!/^[\w!#$&'*+.^`|~-]+$/.test(name) || /[\r\n]/.test(value)) throw new URIError();
        return [name, value] as const;
      });
      return Object.freeze(Object.fromEntries(read));
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a list of name=value, with percent-encoded values' });
      return z.NEVER;
    }
  });

/** The address of a project: the path ends with its number, and the user is its key. */
export const dsn = () =>
  url('https:', 'http:').refine(
    (text) => !URL.canParse(text) || (new URL(text).username !== '' && /\/\d+$/.test(new URL(text).pathname)),
    { error: 'must be the DSN of a project, such as https://key@sentry.example.org/1' },
  );

/** Separated by commas, the newest first. */
export const secretList = () =>
  z.string().transform((text, context): readonly [string, ...string[]] => {
    const [newest = '', ...older] = text.split(',').map((secret) => secret.trim());
    if ([newest, ...older].every((secret) => secret.length >= 32)) return [newest, ...older];
    context.addIssue({ code: 'custom', message: 'must have at least 32 characters, each if it is a list' });
    return z.NEVER;
  });

export const count = () =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'must be a whole number from 1 to 999999999' })
    .transform(Number);

export const seconds = () =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: 'must be a whole number from 1 to 999' })
    .transform(Number);

export const countOrNone = () =>
  z
    .string()
    .regex(/^(?:0|[1-9]\d{0,5})$/, { error: 'must be a whole number from 0 to 999999' })
    .transform(Number);

/** Networks that have a name. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

export const proxies = () =>
  z.string().transform((text, context): boolean | number | readonly string[] => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^\d{1,2}$/.test(text)) return Number(text);
    const list = text.split(',').map((item) => item.trim());
    if (list.every((item) => networks.includes(item) || isNetwork(item))) return Object.freeze(list);
    const message = `must be true, false, a number of proxies, or a list of addresses, networks and ${networks.join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const addresses = () =>
  z.string().transform((text, context): readonly string[] => {
    const list = text.split(',').map((item) => item.trim());
    if (list.every((item) => URL.canParse(item) && new URL(item).protocol === 'https:')) return Object.freeze(list);
    context.addIssue({ code: 'custom', message: 'must be a list of addresses that begin with https:' });
    return z.NEVER;
  });

/** ISO 3166, separated by commas. */
export const countryCodes = () =>
  z.string().transform((text, context): readonly string[] => {
    const list = text.split(',').map((item) => item.trim().toUpperCase());
    if (list.every((item) => /^[A-Z]{2}$/.test(item))) return Object.freeze(list);
    context.addIssue({ code: 'custom', message: 'must be a list of country codes, such as DE, FR' });
    return z.NEVER;
  });

/** Schemes, hosts and ports, as browsers send them in `Origin`. */
export const originList = () =>
  z.string().transform((text, context): readonly string[] => {
    const list = text.split(',').map((item) => item.trim());
    if (list.every((item) => URL.canParse(item) && /^https?:/.test(item) && new URL(item).origin === item))
      return Object.freeze(list);
    const message = 'must be a list of origins, such as https://www.example.com, without a slash at the end';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
