import facts from '../facts.json';
import { graph, rest, type Section } from '../section.ts';

export const paging: Section = {
  id: 'paging',
  title: 'Paging',
  blocks: [
    'Lists of REST have pages: `page` from 1 and `page_size`, 100 unless sent and 1000 at most.',
    {
      example: {
        title: 'The second page of jobs, three on each',
        language: 'sh',
        code: rest('/api/jobs?page=2&page_size=3', { isOpen: true }),
        answer:
          '{"data": [{"id": 4, "name": "…", "plural": "…", "slug": "…", …}, {"id": 5, …}, {"id": 6, …}], "pagination": {"current": 2, "last": 5, "totalCount": 15}}',
      },
    },
    'With `cursor`, empty to begin, a list answers `next_cursor` instead of `pagination`: none is left out or repeated while records are added, and nothing is counted. With `updated_since`, a time, it has what changed since then, the earliest change first. A change is listed a minute after it was made. To keep a copy up to date, read all pages, and begin again from `updated_until`. What was deleted is in no list. Changes of people are for admins.',
    {
      example: {
        title: 'The first two cities, and where the next ones begin',
        language: 'sh',
        code: rest('/api/cities?cursor=&page_size=2', { isOpen: true }),
        answer: '{"data": [{"id": 1, "name": "…", …}, {"id": 2, "name": "…", …}], "next_cursor": "…"}',
      },
    },
    'Lists of GraphQL are connections with cursors: `first` and `after`, or `last` and `before`, 100 at most. A cursor belongs to its list and its order, and stays valid while rows come and go.',
    {
      example: {
        title: 'The first two offers, and where they end',
        language: 'sh',
        code: graph('{ jobOffers(first: 2) { edges { node { id url } } pageInfo { endCursor hasNextPage } } }', {
          isOpen: true,
        }),
        answer:
          '{"data": {"jobOffers": {"edges": [{"node": {"id": "…", "url": "…"}}, {"node": {"id": "…", "url": "…"}}], "pageInfo": {"endCursor": "…", "hasNextPage": true}}}, …}',
      },
    },
    {
      example: {
        title: 'All cities, page by page, in JavaScript',
        language: 'js',
        code: `const query = \`query ($after: String) {
  citiesConnection(first: 5, after: $after) { edges { node { name } } pageInfo { endCursor hasNextPage } } }\`;
const names = [];
let after = null;
do {
  const response = await fetch(\`\${process.env.HOURHAND}/graphql\`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { edges, pageInfo } = (await response.json()).data.citiesConnection;
  names.push(...edges.map(({ node }) => node.name));
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
} while (after !== null);
console.log(JSON.stringify({ cities: names.length }));`,
        answer: '{"cities": 24}',
      },
    },
  ],
};

const wordsOfLimits: Record<string, string> = {
  body: 'bytes of a body',
  address: 'characters of the address of a GET',
  query: 'characters of the query',
  variables: 'characters of the variables',
  tokens: 'words and signs of the query',
  depth: 'fields within fields',
  cost: 'fields of the largest possible answer',
  aliases: 'aliases',
  directives: 'directives',
  repeats: 'times the same field in one place',
  queries: 'fields of the query type',
  mutations: 'mutations in one operation',
  operations: 'operations of a socket at a time',
};

export const limits: Section = {
  id: 'limits',
  title: 'Limits',
  blocks: [
    `A key, or an address without one, has ${facts.requestsPerMinute} requests a minute. Each answer says how many are left. A 429 and a 503 have \`Retry-After\`, in seconds.`,
    {
      example: {
        title: 'What is left of this minute',
        language: 'sh',
        code: 'curl -s -o jobs.json -D - "$HOURHAND/api/jobs"',
        answer: `HTTP/1.1 200 OK\nratelimit-limit: ${facts.requestsPerMinute}\nratelimit-remaining: …\nratelimit-reset: …\n`,
      },
    },
    'The answer to a query says what it costs, in `extensions.cost`: `requested` is the number of fields that the answer may have, with lists at their full length, and `limit` the highest that is answered. It is known before anything is read, so that a refused query says it too.',
    {
      example: {
        title: 'Pages within pages cost too much',
        language: 'sh',
        owner: 'employer',
        code: graph('{ chats(first: 100) { edges { node { messages(first: 100) { edges { node { text } } } } } } }'),
        answer:
          '{"errors": [{"message": "The answer to a query has at most 25,000 fields. Ask for smaller pages, or for less of each.", "extensions": {"code": "OverLimit", "status": 400, "limit": "cost", "max": 25000}}], "extensions": {"cost": {"requested": 30301, "limit": 25000}}}',
      },
    },
    {
      table: {
        head: ['limit', 'most', 'of what'],
        rows: facts.operationLimits.map(({ name, max }) => [
          `\`${name}\``,
          max.toLocaleString('en'),
          wordsOfLimits[name] ?? name,
        ]),
      },
    },
    'What others see, and what costs money, mail or work, has a budget for each account and address. Beyond it, REST answers 429 and a mutation the failure `TooMany`. Budgets are not in the headers. An operator may have set other numbers.',
    {
      table: {
        head: ['budget', 'what counts', 'limits'],
        rows: facts.budgets.map(({ name, counts, limits: most }) => [`\`${name}\``, counts, most]),
      },
    },
  ],
};
