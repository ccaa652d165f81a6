import { isRequiredInputField } from 'graphql';
import { acceptedTypes } from '../../domain/files/stored/upload.input.ts';
import { nameIn } from '../answer.ts';
import { inputsOf } from '../parameters.ts';
import { isFeed, type Row } from '../row.ts';
import { tagOf } from '../table.ts';
import { askedBy } from './access.ts';
import { answerSchema, inRest } from './answer.ts';
import { exampleOf } from './examples.ts';
import { badInputSchema, failureSchema, refusals, refusalsOf } from './failures.ts';
import { headersOfRefusal, headersSentBy, headersTakenBy, isTagged } from './headers.ts';
import { takenBy, toldOf } from './input.ts';
import type { Components, JsonSchema } from './json.ts';

/**
 * The body of a call: types from the row's schema, descriptions and required fields from the graph's input that it
 * becomes, because the row leaves most validation to the domain.
 */
function bodySchema(row: Row, components: Components): JsonSchema | null {
  const { body } = takenBy(row);
  if (!body?.properties) return null;
  const inputs = row.documents.flatMap(inputsOf);
  const fields = new Map(
    inputs.flatMap((input) =>
      Object.values(input.getFields()).map((field) => [nameIn(row)(field.name), field] as const),
    ),
  );
  const properties = Object.fromEntries(
    Object.entries(body.properties).map(([name, given]) => {
      const description = given.description ?? fields.get(name)?.description ?? descriptions[name];
      if (!description) throw new Error(`Nothing says what ${name} is in the body of '${row.summary}'`);
      return [name, { ...given, description: inRest(description) }];
    }),
  );
  const required = new Set(body.required);
  for (const [name, field] of fields)
    if (Object.hasOwn(properties, name) && isRequiredInputField(field)) required.add(name);
  const whole: JsonSchema = { type: 'object', properties, ...(required.size > 0 && { required: [...required] }) };
  const [input] = inputs;
  const isNamed = input && row.documents.length === 1 && Object.keys(properties).every((name) => fields.has(name));
  return isNamed ? components.named({ title: input.name.replace(/Input$/, ''), ...whole }) : whole;
}

/** Fields that the graph does not have. */
const descriptions: Record<string, string> = {
  active: 'Whether it is public.',
  city: 'Where work is offered; decides the currency.',
  payment_reason: '1: a subscription.',
};

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
type Headers = Record<string, { $ref: string }>;
export type Reply = { $ref: string } | { description: string; headers?: Headers; content?: Content };
export type Parameter = {
  name: string;
  in: 'header' | 'path' | 'query';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
};
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; description?: string; content: Content };
  responses: Record<string, Reply>;
};

export function operationOf(call: string, row: Row, components: Components): { path: string; operation: Operation } {
  const [method = '', template = ''] = call.split(/ (.*)/);
  const path = template.replaceAll(/\{[^{}]+\}/g, (name) => name.replaceAll(' ', '_'));
  const { path: inPath, query } = takenBy(row);
  const parameters = [...parametersOf('path', inPath), ...parametersOf('query', query)];
  const taken = [...parameters, ...headersTakenBy(method, row)];
  const answer = answerSchema(row, components);
  const body = row.file === null ? bodySchema(row, components) : null;
  const owner = ownerOf(answer, path);
  const requestBody = fileBody(row) ?? (body && jsonBody(body, owner, components));
  const operation: Operation = {
    operationId: operationId(method, path),
    summary: row.summary.replace(/\.$/, ''),
    tags: [tagOf(path)],
    ...askedBy(row),
    ...(taken.length > 0 && { parameters: taken }),
    ...(requestBody && { requestBody }),
    responses: {
      [row.status]: {
        ...(answer ? answered(row, answer, owner, components) : { description: 'It is done.' }),
        headers: headersSentBy(method, row),
      },
      ...(isTagged(row) && { 304: { description: 'The record is still the one of `If-None-Match`.' } }),
      ...(isFeed(row) && {
        304: { description: 'The client has this version: its `If-None-Match` names the `ETag`.' },
      }),
      ...refused(refusalsOf(method, row), mistakeIn(parameters, body && components.resolved(body)), components),
    },
  };
  return { path, operation };
}

/** For example `putJobsById`. */
const operationId = (method: string, path: string): string =>
  `${method.toLowerCase()}${path.replace('/api', '').replaceAll('{', '-by-')}`
    .replaceAll('}', '')
    .replaceAll(/(?<![/_.-])[/_.-]+(\w)/g, (_all, letter) => letter.toUpperCase());

function parametersOf(place: 'path' | 'query', schema: JsonSchema | null): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, given]) => {
    const { description, example } = toldOf(name);
    // A parameter in an address is a text.
    const isText = given.anyOf?.some(({ type, pattern }) => type === 'string' && pattern === undefined);
    return {
      name,
      in: place,
      description,
      required: place === 'path' || (schema?.required ?? []).includes(name),
      schema: isText ? { type: 'string' } : given,
      ...(example !== undefined && { example: isText ? String(example) : example }),
    };
  });
}

function jsonBody(body: JsonSchema, owner: string, components: Components): Operation['requestBody'] {
  return {
    required: true,
    content: { 'application/json': { schema: body, example: exampleOf(components.resolved(body), owner, components) } },
  };
}

/** A file in any of three forms. */
function fileBody({ file }: Row): Operation['requestBody'] | null {
  if (file !== 'image' && file !== 'video' && file !== 'document') return null;
  const types = acceptedTypes[file].split(',');
  const [first = ''] = types;
  const asPart: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' };
  const asUri: JsonSchema = {
    type: 'string',
    pattern: '^data:[\\w./+-]+;base64,[A-Za-z0-9+/=\\s]+$',
    description: 'The file as a data URI.',
  };
  const content: Content = {
    'multipart/form-data': { schema: { type: 'object', properties: { [file]: asPart }, required: [file] } },
    'application/json': {
      schema: { type: 'object', properties: { [file]: asUri }, required: [file] },
      example: { [file]: `data:${first};base64,${exampleFiles[file]}` },
    },
  };
  for (const type of types) content[type] = { schema: {} };
  return { required: true, description: 'As a part of a form, as the body itself, or as a data URI in JSON.', content };
}

/** The first bytes of files, in base64. */
const exampleFiles = { image: '/9j/4AAQSkZJRgABAQ==', video: 'AAAAGGZ0eXBpc29tAAAAAA==', document: 'JVBERi0xLjQK' };

function answered(
  { status, form }: Pick<Row, 'status' | 'form'>,
  schema: JsonSchema,
  owner: string,
  components: Components,
): Reply {
  if (form === 'xmlFeed') {
    return { description: 'The answer.', content: { 'application/xml': { schema, example: xmlExample } } };
  }
  const example =
    schema.type === 'string' ? addressExample : exampleOf(closestSchema(schema, owner), owner, components);
  const description = status === 201 ? 'It is made: the record.' : 'The answer.';
  return { description, content: { 'application/json': { schema, example } } };
}

const xmlExample = `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>Hourhand</publisher>
<publisherurl>https://hourhand.example</publisherurl>
<lastBuildDate>Mon, 01 Jun 2026 09:30:00 GMT</lastBuildDate>
<job>
<title>Waiter</title>
<date>Mon, 01 Jun 2026 09:30:00 GMT</date>
<expirationdate>Wed, 01 Jul 2026 09:30:00 GMT</expirationdate>
<referencenumber>42</referencenumber>
<url>https://hourhand.example/Job-Offer-public-42</url>
<company>The Corner Cafe</company>
<city>Singapore</city>
<country>Singapore</country>
<description>&lt;p&gt;Evening service in a friendly team of six.&lt;/p&gt;</description>
<salary>SGD 15 per hour</salary>
<jobtype>parttime</jobtype>
</job>
</source>
`;

/** An example of the response to an upload. */
const addressExample = '/media/offers/9b7d3e1f5a2c48d6b0e8f7a3c1d5b9e4.webp';

/** Of several forms, the one of this owner. */
const closestSchema = (schema: JsonSchema, owner: string): JsonSchema =>
  schema.anyOf?.find(({ $ref = '' }) => $ref.replace(/^.*\//, '').startsWith(owner)) ?? schema;

/** The subject of a call: the name of its record; for users, the one in its path. */
function ownerOf(answer: JsonSchema | null, path: string): string {
  if (path.startsWith('/api/employers') || path.endsWith('-if-employer')) return 'Employer';
  if (path === '/api/get-user-info-admin') return 'Person';
  if (path.includes('admin-introduce')) return 'ContactRequest';
  const [first = answer] = answer?.anyOf ?? [];
  return first?.$ref?.replace(/^.*\//, '') ?? path.replace(/^.*\//, '');
}

function refused(statuses: number[], mistake: Mistake | null, components: Components): Record<string, Reply> {
  const replies = statuses.map((status): [string, Reply] => {
    const { name = '', description = '' } = refusals[status] ?? {};
    if (status !== 400) return [String(status), { $ref: `#/components/responses/${name}` }];
    const schema = components.named(badInputSchema);
    const { field, message } = mistake ?? { field: 'body', message: 'This is no JSON.' };
    const example = { code: 400, message, children: { [field]: { errors: [message] } } };
    return ['400', { description, content: { 'application/json': { schema, example } } }];
  });
  return Object.fromEntries(replies);
}

type Mistake = { field: string; message: string };

/** An example of an invalid request. */
function mistakeIn(parameters: Parameter[], body: JsonSchema | null): Mistake | null {
  const [inBody] = Object.keys(body?.properties ?? {});
  if (inBody) return { field: inBody, message: 'This has to be a text.' };
  const [parameter] = parameters;
  return parameter ? { field: parameter.name, message: 'This has to be a whole number.' } : null;
}

/** The responses of all refusals except 400, by name. */
export const refusalReplies = (components: Components): Record<string, Reply> =>
  Object.fromEntries(
    Object.entries(refusals)
      .filter(([status]) => status !== '400')
      .map(([status, { name, description, message }]) => {
        const example = { code: Number(status), message };
        return [
          name,
          {
            description,
            ...headersOfRefusal(Number(status)),
            content: { 'application/json': { schema: components.named(failureSchema), example } },
          },
        ];
      }),
  );
