import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { Viewer } from '../domain/account/viewer.ts';
import { InvalidInput } from '../domain/errors.ts';
import { validated } from '../domain/validation.ts';

/** What a request brings, as it came: names in the path, in the query string, and the body. */
export type RestRequest = { path: unknown; query: unknown; body: unknown };

/** What a call asks of the graph. The root field that answers is called `answer`. */
export type Question = { document: DocumentNode; variables: Record<string, unknown> };

/** How the graph's answer becomes the call's. */
export type Form =
  /** A connection as `{data, pagination}`. */
  | 'list'
  /** A list as it is. */
  | 'plain'
  /** One record; `missing` where there is none. */
  | 'record'
  /** A mutation's `record`. */
  | 'changed'
  /** A mutation that answers without a body. */
  | 'gone';

/** One documented call. */
export type Row = {
  summary: string;
  form: Form;
  status: 200 | 201 | 204;
  /** What it means that there is no record: 401 where the record is whoever has signed in. */
  missing: 401 | 404;
  /** `path`, `query` and `body`, as far as the call takes them. */
  input: z.ZodObject;
  /** What the graph calls differently from the call, where it is not just camel case: graph's name → call's name. */
  names: Readonly<Record<string, string>>;
  /** @throws InvalidInput by field; 404 for a path that names nothing is the graph's to say. */
  ask: (request: RestRequest, viewer: Viewer) => Question;
};

type Definition<Input extends z.ZodObject> = {
  summary: string;
  input: Input;
  missing?: Row['missing'];
  names?: Record<string, string>;
  /** One document, or the one for this request. */
  document: DocumentNode | ((input: z.output<Input>, viewer: Viewer) => DocumentNode);
  variables?: (input: z.output<Input>, viewer: Viewer) => Record<string, unknown>;
};

const defined =
  (form: Form, status: Row['status']) =>
  <Input extends z.ZodObject>({
    summary,
    input,
    missing = 404,
    names = {},
    document,
    variables,
  }: Definition<Input>): Row => ({
    summary,
    form,
    status,
    missing,
    input,
    names,
    ask: (request, viewer) => {
      const given = read(input, request);
      return {
        document: typeof document === 'function' ? document(given, viewer) : document,
        variables: variables?.(given, viewer) ?? {},
      };
    },
  });

/** Field errors carry the name of the field alone: where it stood is plain from the call. */
function read<Input extends z.ZodObject>(schema: Input, request: RestRequest): z.output<Input> {
  try {
    return validated(schema, request);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      error.fields.map(({ field, message }) => ({
        field: field.replace(/^(path|query|body)\.?/, '') || 'body',
        message,
      })),
    );
  }
}

export const list = defined('list', 200);
export const plain = defined('plain', 200);
export const record = defined('record', 200);
export const created = defined('changed', 201);
export const changed = defined('changed', 200);
export const gone = defined('gone', 204);
