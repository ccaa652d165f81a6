import { z } from 'zod';
import { numbers, optionalReference } from '../body.ts';
import { direction, flag, id, idOrAll, maxPageSize, paging, reference, wholeNumber } from '../parameters.ts';
import type { Row } from '../row.ts';
import { type JsonSchema, withoutUndefined } from './json.ts';

/**
 * The preferred format of a value with several accepted formats: in addresses, where everything is a text, and in JSON.
 */
const preferredFormats = z.registry<{ inAddress: JsonSchema; inJson: JsonSchema }>();

/** A whole number; in JSON also as digits. */
const whole = (limits: JsonSchema = {}) => ({
  inAddress: { type: 'integer', ...limits },
  inJson: { type: ['integer', 'string'], pattern: '^\\s*-?\\d{1,15}\\s*$', ...limits },
});
const anId: JsonSchema = { minimum: 1, maximum: 2_147_483_647 };

const referred: JsonSchema[] = [
  {
    type: 'object',
    description: 'The record, of which the id counts.',
    properties: { id: { type: ['integer', 'string'], description: 'Its id.', ...anId } },
    required: ['id'],
  },
  { type: 'integer', description: 'Its bare id.', ...anId },
];
const list: JsonSchema = { type: 'array', items: { type: 'integer', minimum: 0 } };

preferredFormats
  .add(wholeNumber, whole())
  .add(id, whole(anId))
  .add(idOrAll, whole({ ...anId, minimum: 0 }))
  .add(paging.page, whole({ minimum: 1, default: 1 }))
  .add(paging.page_size, whole({ minimum: 1, default: 100 }))
  .add(flag, {
    inAddress: { type: 'string', enum: ['1', '0', 'true', 'false'] },
    inJson: { type: ['boolean', 'integer', 'string'], enum: [true, false, 1, 0, '1', '0', 'true', 'false'] },
  })
  .add(direction, {
    inAddress: { type: 'string', enum: ['ASC', 'DESC'] },
    inJson: { type: 'string', enum: ['ASC', 'DESC'] },
  })
  .add(reference, { inAddress: { type: 'integer', ...anId }, inJson: { anyOf: referred } })
  .add(optionalReference, {
    inAddress: { type: 'integer', ...anId },
    inJson: { anyOf: [...referred, { type: 'null' }] },
  })
  .add(numbers, {
    inAddress: { type: 'string' },
    inJson: {
      anyOf: [
        list,
        { type: 'string', description: 'The same as people type it.', pattern: '^\\s*\\d+\\s*(,\\s*\\d+\\s*)*$' },
        { type: 'null' },
      ],
    },
  });

/** The parts of a call's request, with the schemas of its row. */
export type Taken = Record<'path' | 'query' | 'body', JsonSchema | null>;

const places = ['path', 'query', 'body'] as const;

export function takenBy(row: Pick<Row, 'input'>): Taken {
  const taken: Taken = { path: null, query: null, body: null };
  for (const place of places) {
    const schema: unknown = row.input.shape[place];
    if (schema instanceof z.ZodType) taken[place] = inputSchema(schema, place === 'body' ? 'inJson' : 'inAddress');
  }
  return taken;
}

/** The schema of the request as sent, before transformations. */
const inputSchema = (schema: z.ZodType, as: 'inAddress' | 'inJson'): JsonSchema =>
  written(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const form = preferredFormats.get(zodSchema)?.[as];
        if (!form) return;
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, form, description === undefined ? {} : { description });
      },
    }),
  );

/** Zod's schema with the keywords that the document needs. */
function written(schema: z.core.JSONSchema._JSONSchema): JsonSchema {
  if (typeof schema === 'boolean') return {};
  const { type, description, format, pattern, minLength, maxLength, minimum, maximum, required } = schema;
  const { properties, items, additionalProperties, anyOf, enum: values, const: only, default: usual } = schema;
  const result: JsonSchema = {
    type,
    description,
    format,
    pattern,
    minLength,
    maxLength,
    minimum: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
    maximum: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    enum: values,
    const: only,
    default: usual,
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, written(inner)])),
    required,
    additionalProperties: additionalProperties === false ? false : undefined,
    items: items === undefined || Array.isArray(items) ? undefined : written(items),
    anyOf: anyOf?.flatMap((branch) => {
      const inner = written(branch);
      return inner.anyOf ?? [inner];
    }),
  };
  return withoutUndefined(result);
}

/** Descriptions and examples of the parameters of paths and query strings, by name. */
type Told = { description: string; example?: unknown };

const order = (what: string): Told => ({ description: `${what} \`ASC\` or \`DESC\`, in any case.` });

const parameters: Record<string, Told> = {
  // In paths.
  id: { description: 'The integer id.', example: 7 },
  statusId: { description: 'The id of the status.', example: 2 },
  candidateId: { description: 'The id of the job seeker.', example: 7 },
  employerId: { description: 'The id of the user; of the employer, or of a job seeker.', example: 12 },
  userId: { description: 'The id of the viewer, who has seen it.', example: 12 },
  chatId: { description: 'The id of the chat, or the hash of a share link.', example: '31' },
  shared_hash: { description: 'The hash of a share link.', example: 'Jx3bQ0mT5yVw8sKd2nRc7A' },
  session_id: { description: 'The id of the payment, as the bank sent it back.', example: 'cs_1PqXw2' },
  // Pages.
  page: { description: 'Which page, from 1.', example: 1 },
  page_size: {
    description: `How many records a page has. More than ${maxPageSize} are served as ${maxPageSize}.`,
    example: 10,
  },
  searchpage: { description: 'Another name of `page`.', example: 1 },
  cursor: {
    description:
      'Pages by cursor instead of by number: empty for the first page, then the `next_cursor` of the page before, with the same filters, ' +
      'order and `updated_since`. Nothing is counted, and no record that stays in its place is left out or repeated while others are added.',
  },
  updated_since: {
    description:
      'Only records that changed at or after this time, the earliest change first, instead of the order of the list. A change is listed a ' +
      'minute after it was made. Records within a record have changes of their own. Deleted records, and those that the filters leave out ' +
      'now, are not listed: webhooks tell of them, or a pass through the whole list by `cursor`. Lists of people: for admins.',
    example: '2026-06-01T09:30:00.000Z',
  },
  // Orders. The first one in the query counts.
  'filters[orderByName]': order('By name.'),
  'filters[orderByCreatedAt]': order('By the time when it was made; the newest first where nothing is said.'),
  'filters[orderByPopularity]': order('By recent contacts and views.'),
  'filters[orderByPrice]': order('By the minimum hourly rate.'),
  'filters[orderByExperience]': order('By experience.'),
  'filters[orderByLastMessageReceived]': order('By the latest message. For admins.'),
  // Filters. 0 and an empty text stand for all.
  city_id: { description: 'Only in this city; 0 for all.', example: 1 },
  job_id: { description: 'Only of this job; 0 for all.', example: 1 },
  'filters[city_id]': { description: 'Only in this city; 0 for all.', example: 1 },
  'filters[cityId]': { description: 'Only in this city; 0 for all.', example: 1 },
  'filters[job_id]': { description: 'Only of this job; 0 for all.', example: 1 },
  'filters[jobId]': { description: 'Only of this job; 0 for all.', example: 1 },
  'filters[experience_id]': { description: 'Only with this level of experience; 0 for all.' },
  'filters[sex]': { description: 'Only of this sex, by its name in lower case.' },
  'filters[exceptUserId]': { description: 'Leaves out this user.' },
  'filters[user_has_photo_uri]': { description: 'Only with a photo, or only without.' },
  'filters[active]': { description: 'Only the active ones, or only the others, which only admins see.' },
  'filters[updated]': { description: 'Only those who have saved their profile, or only the others. For admins.' },
  'filters[unreadMessages]': {
    description: 'Only with a message that the viewer has not seen; 0 for all. For admins.',
  },
  'filters[q]': { description: 'Free text, as typed. For others than admins, over what everyone may see.' },
  'filters[employerId]': { description: 'Only of this employer; 0 for all.' },
  'filters[candidateId]': { description: 'Only for this job seeker; 0 for all.' },
  'filters[contactRequestStatusId]': { description: 'Only in this status; 0 for all.' },
  'filters[fullTime]': { description: 'Only where full-time work is offered, or only where it is not.' },
  'filters[partTime]': { description: 'Only where part-time work is offered, or only where it is not.' },
};

/** @throws for a parameter without a description. */
export function toldOf(name: string): Told {
  const told = parameters[name];
  if (!told) throw new Error(`Nothing is told of the parameter ${name}.`);
  return told;
}
