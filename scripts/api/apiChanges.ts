import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import type { ApiChange } from './openApiChanges.ts';

/** The documents of the last version that was released, written by `npm run api:release`. */
export const releasedSchema = 'docs/api/released/schema.graphql';
export const releasedOpenApi = 'docs/api/released/openapi.json';

/** What breaks clients between two schemas of the graph. */
export async function graphChanges(before: string, after: string): Promise<ApiChange[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = '', message }) => ({ name: path, what: message }));
}

/** As an entry of the changelog begins. */
export const entryFor = (api: 'GraphQL' | 'REST', { name, what }: ApiChange): string =>
  `- ${api}, breaking: \`${name}\`: ${what}`;

/** The names in the breaking entries of what is not released yet. */
export function namedIn(changelog: string, api: 'GraphQL' | 'REST'): Set<string> {
  const unreleased = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? '';
  const entries = unreleased.split(/\n(?=- |#|\n)/).map((entry) => entry.trim().replaceAll(/\s+/g, ' '));
  const names = entries.flatMap((entry) => {
    const [head = '', what = ''] = entry.split(/(?<=`): (.*)/);
    return head.startsWith(`- ${api}, breaking: `) && what !== '' ? [...head.matchAll(/`([^`]+)`/g)] : [];
  });
  return new Set(names.map(([, name = '']) => name));
}

/** A reason says what to use instead, and ends with the day until which the part stays. */
const reasonForm = /^\S.{8,}\. Ends (\d{4}-\d\d-\d\d)\.$/s;

/** The last day of something deprecated; undefined if its reason is not in the form. */
export const endOf = (reason: string): string | undefined => {
  const [, day = ''] = reasonForm.exec(reason) ?? [];
  return Number.isNaN(Date.parse(day)) ? undefined : day;
};

/**
 * What is wrong with a deprecation.
 * @param today such as 2026-12-24
 */
export function deprecationFault(reason: string, today: string): string | null {
  const end = endOf(reason);
  if (end === undefined) return "has to say what to use instead, and end with 'Ends 2027-06-30.' or another day";
  return end < today ? `has ended on ${end}: remove it, and name it in CHANGELOG.md` : null;
}
