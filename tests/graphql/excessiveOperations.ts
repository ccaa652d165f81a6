import { limits } from '../../server/graphql/limits/limits.ts';

export type OperationRequest = { query: string; variables?: Record<string, unknown> };

export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const laughs = (levels: number) =>
  `{ ...f0 } ${times(levels, (i) =>
    i === levels - 1
      ? `fragment f${i} on Query { viewer { kind } }`
      : `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} ...f${i + 1} }`,
  )}`;

/** Each operation exceeds one limit. */
export const excessiveOperations: Record<string, { limit: keyof typeof limits; request: OperationRequest }> = {
  'a document of 60,000 characters of fields': {
    limit: 'tokens',
    request: { query: `{ ${times(8_000, () => 'viewer')} }` },
  },
  'a long comment': { limit: 'query', request: { query: `{ viewer { kind } } #${'x'.repeat(limits.query)}` } },
  '60 aliases': { limit: 'aliases', request: { query: `{ viewer { ${times(60, (i) => `a${i}: kind`)} } }` } },
  '60 aliases of a fragment that is spread twice': {
    limit: 'aliases',
    request: { query: `{ viewer { ...f ...f } } fragment f on Viewer { ${times(30, (i) => `a${i}: kind`)} }` },
  },
  '60 directives': {
    limit: 'directives',
    request: {
      query: `{ viewer { ${times(15, () => 'kind @skip(if: false) @include(if: true)')} user { ${times(15, () => 'name @skip(if: false) @include(if: true)')} } } }`,
    },
  },
  '300 fields that may conflict': {
    limit: 'repeats',
    request: { query: `{ viewer { ${times(300, () => 'user { name }')} } }` },
  },
  'a depth of 50': { limit: 'depth', request: { query: `${'{ viewer '.repeat(50)} ${'}'.repeat(50)}` } },
  'a depth of 50 in fragments': {
    limit: 'depth',
    request: {
      query: `{ ...f0 } ${times(50, (i) => `fragment f${i} on Query { viewer { kind ${i < 49 ? `...f${i + 1}` : ''} } }`)}`,
    },
  },
  'fragments that explode': { limit: 'queries', request: { query: laughs(40) } },
  '31 fields of the query type': {
    limit: 'queries',
    request: { query: `{ ${times(31, (i) => `a${i}: viewer { kind }`)} }` },
  },
  '11 mutations': {
    limit: 'mutations',
    request: { query: `mutation { ${times(11, (i) => `a${i}: deleteJob(input: { id: "x" }) { __typename }`)} }` },
  },
  'pages in pages': {
    limit: 'cost',
    request: {
      query: '{ chats(first: 100) { edges { node { messages(first: 100) { edges { node { id text } } } } } } }',
    },
  },
  'pages in pages, their sizes in variables': {
    limit: 'cost',
    request: {
      query: `query ($n: Int, $m: Int = 100) {
        chats(first: $n) { edges { node { messages(last: $m) { edges { node { id text } } } } } }
      }`,
      variables: { n: 100 },
    },
  },
  'ids without end': {
    limit: 'cost',
    request: {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id a: id b: id } }',
      variables: { ids: Array.from({ length: 9_000 }, () => 'eA') },
    },
  },
  'a very long value': {
    limit: 'variables',
    request: {
      query: 'query ($slug: String!) { job(slug: $slug) { id } }',
      variables: { slug: 'x'.repeat(limits.variables) },
    },
  },
};
