import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import { type Part, partsOf } from './source/parts.ts';

/** Integrators read the schema, so every part of it is described. */

const everything = partsOf(schema);

/** The letters of a text: 'The first name.' says no more than `firstName`. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(the|a|an|whose|its|of the) /, '')
    .replaceAll(/[^a-z0-9]/g, '');

const places = (found: Part[]) => found.map(({ place }) => place).sort();

describe('the descriptions of the graph', () => {
  it('covers many parts', () => {
    expect(everything.length).toBeGreaterThan(500);
  });

  it('exist for every part', () => {
    expect(places(everything.filter(({ description }) => !description))).toEqual([]);
  });

  it('say more than the name', () => {
    expect(places(everything.filter(({ name, description }) => bare(description ?? '') === bare(name)))).toEqual([]);
  });

  it('are sentences', () => {
    const wrong = everything.filter(
      ({ description }) =>
        (description && !/^\p{Lu}|^`|^\d|^'/u.test(description.trim())) || !/[.:`]$/.test(description?.trim() ?? '.'),
    );
    expect(places(wrong)).toEqual([]);
  });
});
