import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  deprecationFault,
  endOf,
  entryFor,
  graphChanges,
  namedIn,
  releasedOpenApi,
  releasedSchema,
} from '../../scripts/api/apiChanges.ts';
import { openApiChanges } from '../../scripts/api/openApiChanges.ts';
import { document } from '../support/documented.ts';
import { type Part, partsOf } from './source/parts.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const changelog = read('CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
const [before, now] = [read(releasedSchema), read('schema.graphql')];

const advice =
  "This breaks clients of the last release. Avoid it, or add these lines to CHANGELOG.md under 'Changes of the APIs' and today's date, and say what clients do instead.";

describe('a change that breaks clients is named in the changelog', () => {
  it('of GraphQL', async () => {
    const named = namedIn(changelog, 'GraphQL');
    const changes = (await graphChanges(before, now)).filter(({ name }) => !named.has(name));
    expect(
      changes.map((change) => entryFor('GraphQL', change)),
      advice,
    ).toEqual([]);
  });

  it('of REST', () => {
    const named = namedIn(changelog, 'REST');
    const changes = openApiChanges(JSON.parse(read(releasedOpenApi)), document).filter(({ name }) => !named.has(name));
    expect(
      changes.map((change) => entryFor('REST', change)),
      advice,
    ).toEqual([]);
  });

  it('by date, the newest first', () => {
    const [, section = ''] = /^### Changes of the APIs\n(.*?)(?=^##? |^### )/ms.exec(changelog) ?? [];
    const headings = [...section.matchAll(/^#### (.*)$/gm)].map(([, heading = '']) => heading);
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => !/^20\d\d-\d\d-\d\d$/.test(heading))).toEqual([]);
    expect(headings).toEqual(headings.toSorted().reverse());
  });
});

describe('what is deprecated', () => {
  const deprecated = (parts: Part[]) =>
    parts.flatMap(({ place, deprecationReason: reason }) => (typeof reason === 'string' ? [{ place, reason }] : []));
  const parts = partsOf(buildSchema(now));

  it('says what to use instead and when it ends, and is removed then', () => {
    const faults = deprecated(parts).flatMap(({ place, reason }) => {
      const fault = deprecationFault(reason, today);
      return fault === null ? [] : [`${place} ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it('stays until it ends', () => {
    const places = new Set(parts.map(({ place }) => place));
    const gone = deprecated(partsOf(buildSchema(before))).filter(({ place }) => !places.has(place));
    expect(gone.filter(({ reason }) => (endOf(reason) ?? '') >= today)).toEqual([]);
  });
});
