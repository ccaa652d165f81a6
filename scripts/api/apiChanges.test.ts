import { describe, expect, it } from 'vitest';
import { deprecationFault, graphChanges, namedIn } from './apiChanges.ts';

describe('changes of the graph', () => {
  const before = `
    type Query { job(id: ID, kind: Kind): Job! jobs: [Job!]! }
    type Job { name: String! slug: String }
    enum Kind { A B }
    type Mutation { save(input: Save!): Job }
    input Save { name: String }
  `;

  it.each([
    ['slug: String', '', 'Job.slug'],
    ['name: String!', 'name: String', 'Job.name'],
    ['slug: String', 'slug: Int', 'Job.slug'],
    ['enum Kind { A B }', 'enum Kind { A }', 'Kind.B'],
    ['job(id: ID, kind: Kind)', 'job(id: ID!, kind: Kind)', 'Query.job.id'],
    ['job(id: ID, kind: Kind)', 'job(kind: Kind)', 'Query.job.id'],
    ['input Save { name: String }', 'input Save { name: String rate: Int! }', 'Save.rate'],
  ])('%j to %j breaks clients', async (old, now, name) => {
    const changes = await graphChanges(before, before.replace(old, now));
    expect(changes.map((change) => change.name)).toEqual([name]);
  });

  it.each([
    ['slug: String', 'slug: String!'],
    ['slug: String', 'slug: String rate: Int'],
    ['enum Kind { A B }', 'enum Kind { A B C }'],
    ['input Save { name: String }', 'input Save { name: String rate: Int }'],
    ['slug: String', 'slug: String @deprecated(reason: "Ask the name. Ends 2027-06-30.")'],
  ])('%j to %j does not', async (old, now) => {
    expect(await graphChanges(before, before.replace(old, now))).toEqual([]);
  });
});

describe('an entry', () => {
  const log = (entries: string, old = '') =>
    `# Changelog\n\n## Unreleased (1.1.0)\n\n### Changes of the APIs\n\n#### 2026-12-01\n\n${entries}\n\n## 1.0.0\n\n${old}\n`;

  it('names what has changed, of one of the two', () => {
    const entries = [
      '- GraphQL, breaking: `Job.slug`, `Job.name`: are gone; ask `databaseId`.',
      '- REST, breaking: `GET /api/jobs\n  page`: is no longer taken.',
      '- GraphQL: `Job.plural` is new.',
    ].join('\n');
    expect([...namedIn(log(entries), 'GraphQL')]).toEqual(['Job.slug', 'Job.name']);
    expect([...namedIn(log(entries), 'REST')]).toEqual(['GET /api/jobs page']);
  });

  it.each([
    ['of an earlier release', log('', '- REST, breaking: `Job.slug`: is gone.')],
    ['that says nothing', log('- REST, breaking: `Job.slug`')],
    ['without the word', log('- REST: `Job.slug`: is gone.')],
    ['of the other one', log('- GraphQL, breaking: `Job.slug`: is gone.')],
  ])('%s does not count', (_what, changelog) => {
    expect([...namedIn(changelog, 'REST')]).toEqual([]);
  });
});

describe('a deprecation', () => {
  const today = '2026-12-24';

  it.each([['Ask `slug` instead. Ends 2027-06-30.'], ['Ask `slug` instead. Ends 2026-12-24.']])(
    '%j is in its form',
    (reason) => {
      expect(deprecationFault(reason, today)).toBeNull();
    },
  );

  it.each([
    ['Ask `slug` instead.', 'has to say'],
    ['Ask `slug` instead. Ends 30 June 2027.', 'has to say'],
    ['Ask `slug` instead. Ends 2027-13-30.', 'has to say'],
    ['Ask `slug` instead. Ends 2026-12-23.', 'has ended on 2026-12-23'],
  ])('%j is refused', (reason, said) => {
    expect(deprecationFault(reason, today)).toContain(said);
  });
});
