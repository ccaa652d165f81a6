import type { IncomingMessage } from 'node:http';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { z } from 'zod';
import { IncomingFile, largestFile } from '../media/media.ts';

/**
 * Operations with a file (graphql-multipart-request-spec, one file each). The operation starts as soon as its text has
 * arrived: a viewer who may not upload is refused before the file is read, and the file is streamed to disk.
 */

type ServerContext = { fastify: { request: FastifyRequest; reply: FastifyReply } };

/** Maximum bytes of the operation's text and of the whole request, without the headers of its parts. */
const maxText = 1024 * 1024;
const maxRequest = largestFile + maxText;
/** How long a refused sender may continue sending in order to receive the response. Milliseconds. */
const patience = 30_000;

const operationsSchema = z.strictObject({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});
/** The variable of each file part. */
const mapSchema = z.record(z.string(), z.tuple([z.string().max(200)]));

export function acceptMultipart(): Plugin<object, ServerContext> {
  return {
    onRequestParse: ({ request, serverContext, setRequestParser }) => {
      const type = request.headers.get('content-type') ?? '';
      if (request.method !== 'POST' || !/^multipart\/form-data\b/i.test(type)) return;
      const { fastify } = serverContext;
      setRequestParser(() => {
        fastify.reply.raw.once('finish', () => readOn(fastify.request.raw));
        return readOperation(fastify.request);
      });
    },
  };
}

async function readOperation(request: FastifyRequest): Promise<GraphQLParams> {
  // A form of another site can have this content type, but not this header without our permission.
  if (!request.headers['graphql-require-preflight']) throw refused('A GraphQL-Require-Preflight header is needed.');
  if (Number(request.headers['content-length'] ?? 0) > maxRequest) throw refused('The request is too large.', 413);
  const parts = request.parts({
    limits: { parts: 3, fields: 2, files: 1, fieldNameSize: 100, fieldSize: maxText, fileSize: largestFile },
  });
  const next = async () => (await parts.next().catch(asRefusal)).value;
  const operations = operationsSchema.safeParse(jsonOf(await next(), 'operations'));
  const map = mapSchema.safeParse(jsonOf(await next(), 'map'));
  if (!operations.success || !map.success) throw refused('The parts `operations` and `map` do not fit together.');
  const file = await next();
  const [path] = (file && new Map(Object.entries(map.data)).get(file.fieldname)) ?? [];
  if (file?.type !== 'file' || !path || Object.keys(map.data).length !== 1) {
    throw refused(threeParts);
  }
  const { query, operationName, variables, extensions } = operations.data;
  putFile({ variables }, path.split('.'), new IncomingFile(file.filename, file.file));
  return {
    query,
    operationName: operationName ?? undefined,
    variables,
    extensions: extensions ?? undefined,
  };
}

function jsonOf(part: MultipartFile | MultipartValue | undefined, name: string): unknown {
  if (part?.type !== 'field' || part.fieldname !== name || part.valueTruncated) return undefined;
  if (typeof part.value !== 'string') return part.value;
  try {
    return JSON.parse(part.value);
  } catch {
    return undefined;
  }
}

/** Replaces the null of the operation's variable with the file. */
function putFile(root: object, path: string[], file: IncomingFile): void {
  const target = path.slice(0, -1).reduce<unknown>(ownValue, root);
  const key = path.at(-1) ?? '';
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key) || ownValue(target, key) !== null) {
    throw refused('The map names a variable that is not null.');
  }
  Object.assign(target, { [key]: file });
}

const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const threeParts = 'The parts are `operations`, `map` and the one file that the map names, in this order.';

const refused = (message: string, status = 400) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } });

const asRefusal = (error: unknown): never => {
  throw error instanceof Error && 'statusCode' in error ? refused(threeParts) : error;
};

/** Discards the rest of the request, because clients read the response only after sending it. With a time limit. */
export function readOn(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), patience);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
