import { graph, rest, type Section } from '../section.ts';

export const start: Section = {
  id: 'start',
  title: 'Get a key',
  blocks: [
    'A key lets a program act as you, without your password. Make one on [/account/keys](/account/keys): give it a name, choose the groups of calls that it needs, and whether it may change something. It is shown once.',
    { action: 'key' },
    {
      picture: 'keys',
      alt: 'The page of keys with the dialog for a new one: a name, the groups of calls, and whether it may change something.',
    },
  ],
};

export const firstCall: Section = {
  id: 'first-call',
  title: 'First call',
  blocks: [
    'There are two ways to the same data and the same rules. REST has the calls that most programs need. GraphQL has everything that the pages of this site do.',
    {
      example: {
        title: 'REST: who am I?',
        language: 'sh',
        owner: 'employer',
        code: rest('/api/get-user-info'),
        answer:
          '{"id": 653, "name": "Nadia Rahman", "email": "employer@hourhand.test", "group": {"id": 2, "name": "Employer", "role": "ROLE_EMPLOYER"}, …}',
      },
    },
    {
      example: {
        title: 'GraphQL: who am I?',
        language: 'sh',
        owner: 'employer',
        code: graph('{ viewer { kind firstName } }'),
        answer:
          '{"data": {"viewer": {"kind": "EMPLOYER", "firstName": "Nadia"}}, "extensions": {"cost": {"requested": 3, "limit": 25000}}}',
      },
    },
    'What visitors see needs no key.',
    {
      example: {
        title: 'The newest job offers, without a key',
        language: 'sh',
        code: rest('/api/job-offers?page_size=1', { isOpen: true }),
        answer:
          '{"data": [{"id": 420, "description": "…", "max_rate": 14, "state": "active", …}], "pagination": {"current": 1, "last": 337, "totalCount": 337}}',
      },
    },
    'Try the calls of REST on [/api/docs](/api/docs), and write queries in [GraphiQL](/api/graphiql). Both act as the account that is logged in in your browser.',
    {
      picture: 'graphiql',
      alt: 'GraphiQL with a query for the viewer and the newest job offers on the left, and the answer with its cost on the right.',
    },
  ],
};
