import { z } from 'zod';
import { exactly, type JsonSchema, withoutNull } from './openapi/json.ts';

/** A documented form that is another one than the graph's: how it is made, and what it is then. */
export type SpecialForm = {
  /** The documented value of a given one. */
  value: (given: unknown) => unknown;
  /** The schema of what `value` makes of values of this schema. */
  described: (given: JsonSchema) => JsonSchema;
};

/** The groups of the older API, by role. */
const groups: Record<string, { id: number; name: string; role: string }> = {
  ROLE_ADMIN: { id: 1, name: 'Admin', role: 'ROLE_ADMIN' },
  ROLE_EMPLOYER: { id: 2, name: 'Employer', role: 'ROLE_EMPLOYER' },
  ROLE_CANDIDATE: { id: 3, name: 'Candidate', role: 'ROLE_CANDIDATE' },
};

const inLowerCase = (word: unknown): unknown => (typeof word === 'string' ? word.toLowerCase() : word);

/** A word of an enum; anything else that has the field's name stays as it is. */
const lowerCase: SpecialForm = {
  value: inLowerCase,
  described: (schema) => (schema.enum ? { ...schema, enum: schema.enum.map(inLowerCase) } : schema),
};

/** By documented name; or by alias, where several fields have the name. */
const forms: Record<string, SpecialForm> = {
  job_offers: {
    value: (ids) => (Array.isArray(ids) ? ids.map((id) => ({ id })) : ids),
    described: ({ description, items }) => ({
      type: 'array',
      description,
      items: exactly({ id: { ...items, description: 'The integer id.' } }),
    }),
  },
  group: {
    value: (role) => (typeof role === 'string' ? groups[role] : role),
    described: () => {
      const each = Object.values(groups);
      const properties: Record<string, JsonSchema> = {
        id: { type: 'integer', enum: each.map(({ id }) => id) },
        name: { type: 'string', enum: each.map(({ name }) => name) },
        role: { type: 'string', enum: each.map(({ role }) => role) },
      };
      return { title: 'Group', ...exactly(properties, 'What somebody is here for.') };
    },
  },
  // Of a chat in a list the latest message alone.
  messages__latest: {
    value: (message) => (message === null ? [] : [message]),
    described: (message) => ({
      type: 'array',
      description: 'The latest message alone; empty while nobody has written.',
      items: withoutNull(message),
    }),
  },
  recurring_mode: lowerCase,
  status: lowerCase,
  saw_ids: {
    value: (members) =>
      z
        .array(z.object({ id: z.int() }))
        .parse(members)
        .map(({ id }) => id),
    described: ({ description, items }) => ({ type: 'array', description, items: items?.properties?.id ?? {} }),
  },
};

/** What `present` makes of a field's values, and the document of the layer says of them. */
export const formOf = (alias: string): SpecialForm | undefined => forms[alias] ?? forms[documentedName(alias)];

/** The key of an answer: an alias without what it has behind two underscores. */
export const documentedName = (alias: string): string => alias.replace(/(?<=.)__.*$/, '');
