import { z } from 'zod';
import { type ApiError, invalidRequest, missingParam } from './errors.ts';
import type { FormTree } from './form.ts';

// Schemas for Stripe's parameters. Forms contain only text; these parse it and report Stripe's errors.

function refuse(context: z.RefinementCtx, input: unknown, message: string, code?: string): never {
  context.issues.push({ code: 'custom', input, message, params: { code } });
  return z.NEVER;
}

export function text(max = 5000) {
  return z.string().superRefine((value, context) => {
    if (value === '') refuse(context, value, 'You passed an empty string.', 'parameter_invalid_empty');
    if (value.length > max) {
      refuse(context, value, `Invalid string: too long, at most ${max} characters.`, 'parameter_invalid_string');
    }
  });
}

export function integer({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.string().transform((value, context) => {
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number)) {
      return refuse(context, value, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    if (number < min) return refuse(context, value, `This value must be greater than or equal to ${min}.`);
    if (number > max) return refuse(context, value, `This value must be less than or equal to ${max}.`);
    return number;
  });
}

export function flag() {
  return z.string().transform((value, context) => {
    if (value !== 'true' && value !== 'false') return refuse(context, value, `Invalid boolean: ${value}`);
    return value === 'true';
  });
}

export function oneOf<const T extends string>(...choices: T[]) {
  return z.string().transform((value, context): T => {
    const choice = choices.find((known) => known === value);
    return choice ?? refuse(context, value, `Invalid value: must be one of ${choices.join(', ')}`);
  });
}

/** The name of a country; undefined for what is none. */
const COUNTRIES = {
  of: (code: string): string | undefined =>
    /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) : undefined,
};

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Lowercase, as in Stripe's responses. */
export function currency() {
  return z.string().transform((value, context) => {
    const code = value.toLowerCase();
    if (CURRENCIES.has(code)) return code;
    return refuse(context, value, `Invalid currency: ${value}. Use an ISO 4217 code.`);
  });
}

/** ISO 3166. */
export function country() {
  return z.string().transform((value, context) => {
    if (COUNTRIES.of(value) !== undefined) return value;
    return refuse(context, value, `Country '${value}' is unknown. Try using a 2-character alphanumeric country code.`);
  });
}

/** Minor units, for any currency (`highestCharge`). */
export function amount() {
  return integer({ min: 0, max: 999_999_999_999 });
}

/** `x[]=a` and `x[0]=a`, ordered by index. */
export function list<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    if (!entries.every(([key]) => /^\d{1,4}$/.test(key))) return value;
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, entry]) => entry);
  }, z.array(item).max(100));
}

/** An empty string unsets the field and is parsed as null. */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();
}

const MAX_METADATA_KEYS = 50;

export const metadata = clearable(
  z.record(
    z.string(),
    z.string().superRefine((value, context) => {
      if (value.length > 500) {
        refuse(context, value, 'Metadata values can have up to 500 characters.', 'parameter_invalid_string');
      }
    }),
  ),
);

/** Merges metadata: sets the given keys and removes those given as an empty string. */
export function mergeMetadata(
  held: Record<string, string>,
  given: Record<string, string> | null | undefined,
): Record<string, string> {
  if (given === undefined) return held;
  if (given === null) return {};
  const merged = Object.fromEntries(Object.entries({ ...held, ...given }).filter(([, value]) => value !== ''));
  const keys = Object.keys(merged);
  if (keys.length > MAX_METADATA_KEYS) {
    throw invalidRequest(`Metadata can have up to ${MAX_METADATA_KEYS} keys.`, { param: 'metadata' });
  }
  if (keys.some((key) => key.length > 40)) {
    throw invalidRequest('Metadata keys can have up to 40 characters.', { param: 'metadata' });
  }
  return merged;
}

const seconds = integer({ min: 0 }).optional();

/** The parameters of every list. */
export const page = {
  limit: integer({ min: 1, max: 100 }).default(10),
  starting_after: text(100).optional(),
  ending_before: text(100).optional(),
  created: z.strictObject({ gt: seconds, gte: seconds, lt: seconds, lte: seconds }).optional(),
};

function nameOf(path: PropertyKey[]): string {
  const [head = '', ...rest] = path;
  return `${String(head)}${rest.map((step) => `[${String(step)}]`).join('')}`;
}

function valueAt(tree: unknown, path: PropertyKey[]): unknown {
  let value = tree;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key === String(step))?.[1];
  }
  return value;
}

function toApiError(issue: z.core.$ZodIssue, given: FormTree): ApiError {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys.map((key) => nameOf([...issue.path, key]));
    return invalidRequest(`Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: unknown[0],
    });
  }
  if (issue.code === 'custom') {
    const code = typeof issue.params?.code === 'string' ? issue.params.code : undefined;
    return invalidRequest(code === 'parameter_invalid_empty' ? emptyMessage(param) : issue.message, { code, param });
  }
  if (valueAt(given, issue.path) === undefined) {
    return missingParam(param);
  }
  if (issue.code === 'invalid_type') {
    const wanted = issue.expected === 'string' ? 'string' : issue.expected === 'array' ? 'array' : 'object';
    return invalidRequest(`Invalid ${wanted}`, { param });
  }
  return invalidRequest(`Invalid ${param}`, { param });
}

function emptyMessage(param: string): string {
  return (
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; ` +
    `however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
  );
}

/** The parsed parameters. Throws Stripe's 400 for the first invalid one. */
export function readParams<S extends z.ZodType>(schema: S, given: FormTree): z.output<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const { issues } = read.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw issue ? toApiError(issue, given) : invalidRequest('Invalid request.');
}
