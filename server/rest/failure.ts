import { type Failure, InvalidInput } from '../domain/errors.ts';

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
    const name = nameOf(field);
    children[name] = { errors: [...(children[name]?.errors ?? []), message] };
  }
  return { code, message, children };
}

const asItIs = (field: string): string => field;

/** The same for a failure that is thrown before the graph is asked. */
export const failureOf = (error: Failure): FailureBody =>
  failureBody(error.status, error.message, error instanceof InvalidInput ? error.fields : [], asItIs);
