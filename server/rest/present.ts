import { z } from 'zod';
import { documentedName, formOf } from './forms.ts';

/**
 * What the graph says, in the documented form where an alias is not enough: pages within a record are plain lists, a role
 * is a group, and words of an enum are in lower case. Two types whose fields of one name differ tell them apart behind two
 * underscores.
 */
export function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present);
  if (typeof value !== 'object' || value === null) return value;
  const page = connection.safeParse(value);
  if (page.success) return page.data.edges.map(({ node }) => present(node));
  return Object.fromEntries(
    Object.entries(value).map(([alias, inner]) => [
      documentedName(alias),
      present(formOf(alias)?.value(inner) ?? inner),
    ]),
  );
}

const connection = z.object({ edges: z.array(z.object({ node: z.unknown() })) });
