import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { Ctx } from '../domain/core/context.ts';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import { validated } from '../domain/core/text/input/validation.ts';
import type { Requirement } from '../domain/core/viewer/verb.ts';
import type { FeedVersion } from '../domain/discovery/feed/feed.ts';
import { requirementsOf } from '../graphql/requirementsOf.ts';
import { requireStorable } from '../graphql/storableText.ts';
import type { IncomingFile } from '../media/media.ts';
import { type CursorPage, cursorPage, pageOfRecordsIn } from './cursors.ts';
import type { SpecialForm } from './forms.ts';
import { fieldIn, type Paging, pageIn, parametersIn } from './parameters.ts';

/** The response of a call. An undefined body means no body. `retryAfter` is in seconds. */
export type Answer = { status: number; body: unknown; retryAfter?: number | null; version?: string | undefined };

/** The parts of a request as sent: names in the path, the query string, and the body. */
export type RestRequest = {
  path: unknown;
  query: unknown;
  body: unknown;
  /** For a verb that finds what it did with the same key. */
  clientKey?: string;
  /** For a verb that changes this version only. */
  version?: string;
};

/** The operation that a call executes. Its main root field has the alias `answer`. */
export type Question = {
  document: DocumentNode;
  variables: Record<string, unknown>;
  page: Paging;
  /** Of a feed. */
  feedVersion: FeedVersion | null;
  /** Whether it asks for a page of a connection, as `pageOfRecords` does. */
  isList: boolean;
  /** Of a page by cursor. */
  cursorPage: CursorPage | null;
};

/** How the graph's result becomes the response. */
export type Form =
  /** A connection, or a short list, as `{data, pagination}`. */
  | 'list'
  /** A list without pagination. */
  | 'plain'
  /** One record; `missing` without one. */
  | 'record'
  /** The `record` of a mutation's payload. */
  | 'changed'
  /** A mutation whose response has no body. */
  | 'gone'
  /** All records of a connection for everyone, in JSON or XML, sent while they are read. */
  | FeedForm;

export type FeedForm = 'jsonFeed' | 'xmlFeed';

/** Several documents, one of which is chosen for each request. */
export type Choice<Input> = {
  documents: readonly DocumentNode[];
  choose: (input: Input, ctx: Ctx) => DocumentNode;
};

/** @param name the name of the document for this request */
export const oneOf = <Input, Name extends string>(
  documents: Record<Name, DocumentNode>,
  name: (input: Input, ctx: Ctx) => Name,
): Choice<Input> => ({
  documents: Object.values(documents),
  choose: (input, ctx) => documents[name(input, ctx)],
});

/** A noun of the documentation, with the beginnings of its paths. */
export type Tag = {
  name: string;
  description: string;
  paths: string[];
  /** By `owner.field`. The owner is the schema's name, or the key of an unnamed object. */
  examples?: Record<string, unknown>;
};

/** One documented call. */
export type Row = {
  summary: string;
  form: Form;
  status: 200 | 201 | 204;
  /** The status without a record: 401 if the record is the viewer. */
  missing: 401 | 404;
  /** The form field of an upload's file. */
  file: string | null;
  /** The schemas of `path`, `query` and `body`, as far as the call has them. */
  input: z.ZodObject;
  /** Names that differ from the graph's by more than snake case: graph's name → call's name. */
  names: Readonly<Record<string, string>>;
  /** The documented form of the record, if `present` is not enough. */
  shape: SpecialForm | null;
  /** The field of the graph's input for the key by which the verb finds what it did before; null without one. */
  clientKey: 'clientKey' | 'attemptKey' | null;
  /** Whether the graph's input takes the version that a change began with. */
  takesVersion: boolean;
  /** Every document that the call may execute. All of them have the same form of result. */
  documents: readonly DocumentNode[];
  /** Whether a visitor is refused without something in the request, such as a share link, that says who they are. */
  knownOnly: boolean;
  /** Which viewers may make the call at all. Checked before the request is read. */
  requirements: readonly Requirement[];
  /** Which viewers may make this request. Checked only if the request is invalid, so that others do not learn why. */
  authorize: Authorize | null;
  /** @throws InvalidInput by field. The graph reports a path without a record. */
  ask: (request: RestRequest, ctx: Ctx, file?: IncomingFile) => Promise<Question>;
};

export type FeedRow = Row & { form: FeedForm };

export const isFeed = (row: Row): row is FeedRow => row.form === 'jsonFeed' || row.form === 'xmlFeed';

/** Throws for viewers without permission. The request is as sent, so any part may be missing or wrong. */
export type Authorize = (request: RestRequest, ctx: Ctx) => unknown;

type Definition<Input extends z.ZodObject> = {
  summary: string;
  file?: string;
  input: Input;
  missing?: Row['missing'];
  names?: Record<string, string>;
  document: DocumentNode | Choice<z.output<Input>>;
  variables?: (
    input: z.output<Input>,
    ctx: Ctx,
    file?: IncomingFile,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  feedVersion?: (input: z.output<Input>, ctx: Ctx) => Promise<FeedVersion>;
  shape?: SpecialForm;
  knownOnly?: boolean;
  /** The viewers of the call, if the graph's field also serves others. */
  onlyFor?: Requirement;
  authorize?: Authorize;
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
    feedVersion,
    shape,
    knownOnly = false,
    onlyFor,
    authorize,
  }: Definition<Input>): Row => {
    const documents = 'documents' in document ? document.documents : [document];
    const clientKey = fieldIn(documents, ['clientKey', 'attemptKey'])?.name ?? null;
    const version = fieldIn(documents, ['version']);
    return {
      summary,
      form,
      status,
      missing,
      file: file ?? null,
      input,
      names,
      shape: shape ?? null,
      clientKey,
      takesVersion: version !== null,
      documents,
      knownOnly,
      requirements: [...(onlyFor ? [onlyFor] : []), ...sharedBy(documents)],
      authorize: authorize ?? null,
      ask: async (request, ctx, incoming) => {
        const given = read(input, request);
        const values = (await variables?.(given, ctx, incoming)) ?? {};
        const conditions = {
          ...(clientKey && request.clientKey !== undefined && { [clientKey]: request.clientKey }),
          ...(version && request.version !== undefined && { version: versionAs(version.type, request.version) }),
        };
        const isConditional = Object.keys(conditions).length > 0;
        const page = pageIn('query' in given ? given.query : {});
        const chosen = 'documents' in document ? document.choose(given, ctx) : document;
        const list = pageOfRecordsIn(chosen);
        const found = list && cursorPage(list.list, values, page, ctx.now());
        const asked = { page, feedVersion: (await feedVersion?.(given, ctx)) ?? null, isList: list !== undefined };
        if (list && found) {
          const variables = { ...values, after: found.after };
          return { ...asked, document: list.byCursor, variables, cursorPage: found.page };
        }
        return {
          ...asked,
          document: chosen,
          variables: isConditional ? { ...values, input: { ...Object(values.input), ...conditions } } : values,
          cursorPage: null,
        };
      },
    };
  };

/** A version as its type in the graph. What is no number is no version. */
const versionAs = (type: string, version: string): string | number => {
  if (type !== 'Int') return version;
  return /^\d{1,9}$/.test(version) ? Number(version) : -1;
};

/** The requirements that all documents share. */
const sharedBy = ([first, ...others]: readonly DocumentNode[]): Requirement[] =>
  first ? requirementsOf(first).filter((one) => others.every((other) => requirementsOf(other).includes(one))) : [];

/** Field errors have the name of the field without its position in the request. */
function read<Input extends z.ZodObject>(schema: Input, request: RestRequest): z.output<Input> {
  const { query, sentAs } = parametersIn(request.query, schema.shape.query);
  try {
    const given = validated(schema, { ...request, query, body: respelled(request.body) });
    requireStorable(given);
    return given;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      error.fields.map(({ field, message }) => {
        const name = field.replace(/^(path|query|body)\.?/, '');
        return { field: sentAs.get(name) ?? (name || 'body'), message };
      }),
    );
  }
}

/** Names with two spellings in the documents (docs/product/rest-calls.md, 'Names and formats'). Both are accepted. */
const spellings = [
  ['whats_app', 'whatsApp'],
  ['shared_hash', 'sharedHash'],
] as const;

/** A part of a request with both spellings of each such name. */
function respelled(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const both: Record<string, unknown> = { ...part };
  for (const [one, other] of spellings) {
    if (Object.hasOwn(part, other)) both[one] ??= both[other];
    else if (Object.hasOwn(part, one)) both[other] = both[one];
  }
  return both;
}

export const list = defined('list', 200);
export const plain = defined('plain', 200);
export const record = defined('record', 200);
export const created = defined('changed', 201);
export const changed = defined('changed', 200);
export const gone = defined('gone', 204);
export const uploaded = changed;
export const jsonFeed = defined('jsonFeed', 200);
export const xmlFeed = defined('xmlFeed', 200);
