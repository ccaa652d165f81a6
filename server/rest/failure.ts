import type { Logger } from 'pino';
import { z } from 'zod';
import { Failure, InvalidInput } from '../domain/errors.ts';
import type { Answer } from './row.ts';

/** What every refused call answers (DECISIONS §3): `children` holds the errors of fields. */
export type FailureBody = { code: number; message: string; children?: Record<string, { errors: string[] }> };

type FieldErrors = readonly { field: string; message: string }[];

/** `minRate` is `min_rate`, `cityId` is the `city` that was referred to. */
export const inSnakeCase = (name: string): string =>
  name.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function failureBody(
  code: number,
  message: string,
  fields: FieldErrors = [],
  nameOf: (field: string) => string = inSnakeCase,
): FailureBody {
  if (fields.length === 0) return { code, message };
  const children: Record<string, { errors: string[] }> = {};
  for (const { field, message } of fields) {
    // Of a list, it is the list that is wrong.
    const name = nameOf(field.replace(/(?:\.\d+)+$/, ''));
    children[name] = { errors: [...(children[name]?.errors ?? []), message] };
  }
  return { code, message, children };
}

const asItIs = (field: string): string => field;

/** The same for a failure that is thrown before the graph is asked. */
export const failureOf = (error: Failure): FailureBody =>
  failureBody(error.status, error.message, error instanceof InvalidInput ? error.fields : [], asItIs);

/** What a request is refused with before its call is reached. A library's own has a word for a code. */
const refused = z.object({ statusCode: z.int().min(400).max(499), message: z.string(), code: z.unknown().optional() });

/** What libraries refuse, for a person. */
const sentences: Record<number, string> = {
  413: 'The request is too large.',
  415: 'A body of this type is not taken here.',
};

/** What was thrown before the graph was asked: a failure, a request that cannot be read, or a bug, which says nothing. */
export function refusalOf(error: unknown, log: Logger): Answer & { body: FailureBody } {
  if (error instanceof Failure) return { status: error.status, body: failureOf(error) };
  const { success, data } = refused.safeParse(error);
  if (success) {
    const { statusCode: status, message, code } = data;
    const said = typeof code === 'string' ? (sentences[status] ?? 'The request cannot be read.') : message;
    return { status, body: failureBody(status, said) };
  }
  log.error({ err: error }, 'a REST call failed');
  return { status: 500, body: failureBody(500, 'Something went wrong on our side.') };
}
