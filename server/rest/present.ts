import { z } from 'zod';

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
    Object.entries(value).map(([alias, inner]) => {
      const key = alias.replace(/(?<=.)__.*$/, '');
      return [key, (forms[alias] ?? forms[key])?.(inner) ?? present(inner)];
    }),
  );
}

const connection = z.object({ edges: z.array(z.object({ node: z.unknown() })) });

/** The groups of the older API, by role. */
const groups: Record<string, { id: number; name: string; role: string }> = {
  ROLE_ADMIN: { id: 1, name: 'Admin', role: 'ROLE_ADMIN' },
  ROLE_EMPLOYER: { id: 2, name: 'Employer', role: 'ROLE_EMPLOYER' },
  ROLE_CANDIDATE: { id: 3, name: 'Candidate', role: 'ROLE_CANDIDATE' },
};

const lowerCase = (word: unknown): unknown => (typeof word === 'string' ? word.toLowerCase() : word);

const forms: Record<string, (value: unknown) => unknown> = {
  /** Of a chat in a list the latest message alone. */
  messages__latest: (message) => (message === null ? [] : [present(message)]),
  job_offers: (ids) => (Array.isArray(ids) ? ids.map((id) => ({ id })) : ids),
  group: (role) => (typeof role === 'string' ? groups[role] : role),
  recurring_mode: lowerCase,
  saw_ids: (members) =>
    z
      .array(z.object({ id: z.int() }))
      .parse(members)
      .map(({ id }) => id),
  status: (status) => (typeof status === 'string' ? lowerCase(status) : undefined),
};
