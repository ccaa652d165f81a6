import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import { InvalidInput } from '../domain/errors.ts';
import { validated } from '../domain/validation.ts';
import type { GraphContext } from '../graphql/context.ts';
import { requireStorable } from '../graphql/storableText.ts';
import type { IncomingFile } from '../media/media.ts';
import type { SpecialForm } from './forms.ts';
import { type Paging, pageIn } from './parameters.ts';

/** What a call answers; without a body where that is undefined. */
export type Answer = { status: number; body: unknown };

/** What a request brings, as it came: names in the path, in the query string, and the body. */
export type RestRequest = { path: unknown; query: unknown; body: unknown };

/** What a call asks of the graph. The root field that answers is called `answer`. */
export type Question = { document: DocumentNode; variables: Record<string, unknown>; page: Paging };

/** How the graph's answer becomes the call's. */
export type Form =
  /** A connection, or a short list, as `{data, pagination}`. */
  | 'list'
  /** A list as it is. */
  | 'plain'
  /** One record; `missing` where there is none. */
  | 'record'
  /** A mutation's `record`. */
  | 'changed'
  /** A mutation that answers without a body. */
  | 'gone';

/** One of several documents, as the request decides. */
export type Choice<Input> = {
  documents: readonly DocumentNode[];
  /** The statuses of what `choose` may throw. */
  refusals: readonly number[];
  choose: (input: Input, ctx: GraphContext) => DocumentNode;
};

/** @param name which of the documents this request asks */
export const oneOf = <Input, Name extends string>(
  documents: Record<Name, DocumentNode>,
  name: (input: Input, ctx: GraphContext) => Name,
): Choice<Input> => ({
  documents: Object.values(documents),
  refusals: [],
  choose: (input, ctx) => documents[name(input, ctx)],
});

/** One documented call. */
export type Row = {
  summary: string;
  form: Form;
  status: 200 | 201 | 204;
  /** What it means that there is no record: 401 where the record is whoever has signed in. */
  missing: 401 | 404;
  /** The name under which an upload brings its file. */
  file: string | null;
  /** `path`, `query` and `body`, as far as the call takes them. */
  input: z.ZodObject;
  /** What the graph calls differently from the call, where it is not just camel case: graph's name → call's name. */
  names: Readonly<Record<string, string>>;
  /** The documented form of the record, where names and `present` do not make it. */
  shape: SpecialForm | null;
  /** Every document that it may ask; the forms of their answers are the same. */
  documents: readonly DocumentNode[];
  /** The statuses of refusals that neither its documents nor its input say. */
  refusals: readonly number[];
  /** @throws InvalidInput by field; 404 for a path that names nothing is the graph's to say. */
  ask: (request: RestRequest, ctx: GraphContext, file?: IncomingFile) => Promise<Question>;
};

type Definition<Input extends z.ZodObject> = {
  summary: string;
  file?: string;
  input: Input;
  missing?: Row['missing'];
  names?: Record<string, string>;
  document: DocumentNode | Choice<z.output<Input>>;
  variables?: (
    input: z.output<Input>,
    ctx: GraphContext,
    file?: IncomingFile,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  shape?: SpecialForm;
  refusals?: Row['refusals'];
};

const defined =
  (form: Form, status: Row['status']) =>
  <Input extends z.ZodObject>({
    summary,
    file,
    input,
    missing = 404,
    names = {},
    document,
    variables,
    shape,
    refusals = [],
  }: Definition<Input>): Row => ({
    summary,
    form,
    status,
    missing,
    file: file ?? null,
    input,
    names,
    shape: shape ?? null,
    documents: 'documents' in document ? document.documents : [document],
    refusals: 'refusals' in document ? [...refusals, ...document.refusals] : refusals,
    ask: async (request, ctx, incoming) => {
      const given = read(input, request);
      return {
        document: 'documents' in document ? document.choose(given, ctx) : document,
        variables: (await variables?.(given, ctx, incoming)) ?? {},
        page: pageIn('query' in given ? given.query : {}),
      };
    },
  });

/** Field errors carry the name of the field alone: where it stood is plain from the call. */
function read<Input extends z.ZodObject>(schema: Input, request: RestRequest): z.output<Input> {
  try {
    const both = { ...request, query: respelled(request.query), body: respelled(request.body) };
    const given = validated(schema, both, plainly);
    requireStorable(given);
    return given;
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

/** Names that the documents write in two ways (DECISIONS §3): either is understood. */
const spellings = [
  ['whats_app', 'whatsApp'],
  ['shared_hash', 'sharedHash'],
] as const;

/** The same with both spellings of a name that came in one. */
function respelled(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const both: Record<string, unknown> = { ...part };
  for (const [one, other] of spellings) {
    if (Object.hasOwn(part, other)) both[one] ??= both[other];
    else if (Object.hasOwn(part, one)) both[other] = both[one];
  }
  return both;
}

/** What is wrong with a value of another type, for a person. */
const plainly: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') return 'This is too much.';
  if (issue.code !== 'invalid_type') return 'This is not valid.';
  return sentences[issue.expected] ?? 'This is not valid.';
};

const sentences: Record<string, string> = {
  string: 'This has to be a text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  object: 'This has to be an object with fields.',
  array: 'This has to be a list.',
};

export const list = defined('list', 200);
export const plain = defined('plain', 200);
export const record = defined('record', 200);
export const created = defined('changed', 201);
export const changed = defined('changed', 200);
export const gone = defined('gone', 204);
export const uploaded = changed;
