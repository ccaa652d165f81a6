import type { Format } from 'compiled-graphql/options';
import { z } from 'zod';
import { exactly, type JsonSchema, withoutNull } from './openapi/json.ts';

/** A documented form that differs from the graph's: its conversion and its schema. */
export type SpecialForm = {
  /** Converts the graph's value to the documented value. */
  value: (given: unknown) => unknown;
  /** Converts the schema of the graph's value to that of the documented value. */
  described: (given: JsonSchema) => JsonSchema;
};

/** The older API's groups, by role. */
const groups: Record<string, { id: number; name: string; role: string }> = {
  ROLE_ADMIN: { id: 1, name: 'Admin', role: 'ROLE_ADMIN' },
  ROLE_EMPLOYER: { id: 2, name: 'Employer', role: 'ROLE_EMPLOYER' },
  ROLE_CANDIDATE: { id: 3, name: 'Candidate', role: 'ROLE_CANDIDATE' },
};

const inLowerCase = (word: unknown): unknown => (typeof word === 'string' ? word.toLowerCase() : word);

/** An enum value in lower case. Other values under the same name are kept. */
const lowerCase: SpecialForm = {
  value: inLowerCase,
  described: (schema) => (schema.enum ? { ...schema, enum: schema.enum.map(inLowerCase) } : schema),
};

/** `monthly` or `yearly`, as documented: a pass is `monthly`, and its `is_pass` is true. */
const recurringMode: SpecialForm = {
  value: (mode) => inLowerCase(mode === 'PASS' ? 'MONTHLY' : mode),
  described: (schema) =>
    lowerCase.described({
      ...schema,
      description: 'Monthly or yearly. A pass is monthly here, and its `is_pass` is true.',
      enum: schema.enum?.filter((mode) => mode !== 'PASS'),
    }),
};

/** By documented name, or by alias if several fields have the name. */
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
      return { title: 'Group', ...exactly(properties, 'The role of a user.') };
    },
  },
  // A chat in a list has its latest message only.
  messages__latest: {
    value: (message) => (message === null ? [] : [message]),
    described: (message) => ({
      type: 'array',
      description: 'The latest message only; empty before the first message.',
      items: withoutNull(message),
    }),
  },
  kind: lowerCase,
  reason: lowerCase,
  recurring_mode: recurringMode,
  state: lowerCase,
  status: lowerCase,
  type: lowerCase,
  saw_ids: {
    value: (members) =>
      z
        .array(z.object({ id: z.int() }))
        .parse(members)
        .map(({ id }) => id),
    described: ({ description, items }) => ({ type: 'array', description, items: items?.properties?.id ?? {} }),
  },
};

/** The documented keys for which a kind of record never has a value, by the suffix of their alias. */
const constant: Record<string, SpecialForm> = {
  none: { value: () => null, described: () => ({ type: 'null', description: 'Always null in this record.' }) },
  empty: {
    value: () => [],
    described: () => ({ type: 'array', items: {}, maxItems: 0, description: 'Always empty in this record.' }),
  },
};

/** The documented form of a field, for `present` and for the OpenAPI document. */
export const formOf = (alias: string): SpecialForm | undefined =>
  constant[alias.slice(documentedName(alias).length + 2)] ?? forms[alias] ?? forms[documentedName(alias)];

/** The key of an answer: the alias up to two underscores. */
export function documentedName(alias: string): string {
  const suffix = alias.indexOf('__', 1);
  return suffix === -1 ? alias : alias.slice(0, suffix);
}

/**
 * Converts a result of the graph where an alias is not enough: connections within a record become lists, a role becomes
 * a group, and enum values become lower case. If two types have different fields of one name, their aliases differ
 * after two underscores.
 */
export function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present);
  if (typeof value !== 'object' || value === null) return value;
  if ('edges' in value) {
    const page = connection.safeParse(value);
    if (page.success) return page.data.edges.map(({ node }) => present(node));
  }
  return Object.fromEntries(
    Object.entries(value).map(([alias, inner]) => [documentedName(alias), present(inForm(alias, inner))]),
  );
}

/** Of the version of a record, for its `ETag`. */
export const isVersion = (alias: string): boolean => alias.startsWith('_');

const connection = z.object({ edges: z.array(z.object({ node: z.unknown() })) });

function inForm(alias: string, value: unknown): unknown {
  const form = formOf(alias);
  return form ? form.value(value) : value;
}

/** The same for what a compiled query writes. */
export const documentedFormat: Format = {
  keyOf: documentedName,
  conversionOf: (alias) => {
    const form = formOf(alias);
    return form && ((value) => present(form.value(value)));
  },
};
