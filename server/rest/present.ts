import type { Format } from 'compiled-graphql/options';
import { z } from 'zod';
import { documentedName, formOf } from './forms.ts';

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
