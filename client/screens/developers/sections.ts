import { type KeyGroup, keyGroupNames, keyGroups } from '../../../server/domain/core/viewer/keyGroups.input.ts';
import { graph, rest, type Section } from './section.ts';
import { errors } from './sections/errors.ts';
import { downloads, sandbox, sockets, versions, webhooks } from './sections/live.ts';
import { limits, paging } from './sections/paging.ts';

const wordsOf = (name: KeyGroup): string[] => [`\`${name}\``, keyGroups[name]];

const authentication: Section = {
  id: 'authentication',
  title: 'Authentication',
  blocks: [
    'Send a key with each request: `Authorization: Bearer hh_…`. It works for REST, GraphQL, uploads and sockets. Beside a key, cookies and `Origin` do not count. It ends when it is revoked or replaced, when it expires, and when you log out everywhere.',
    {
      example: {
        title: 'A key that is not valid',
        language: 'sh',
        code: 'curl -s "$HOURHAND/api/get-user-info" \\\n  -H "Authorization: Bearer hh_wrong"',
        answer: '{"code": 401, "message": "This key is not valid. It may be revoked."}',
      },
    },
    'A key includes groups of calls, to read or also to change something. A call that it does not include is refused with 403. A record that holds parts of others needs their groups too.',
    { table: { head: ['group', 'what it includes'], rows: keyGroupNames.map(wordsOf) } },
    {
      example: {
        title: 'A key of an employer without the group OFFICE',
        language: 'sh',
        owner: 'employer',
        code: graph('mutation { deleteJob(input: { id: \\"Sm9iOjE=\\" }) { __typename } }'.replaceAll('\\"', '"')),
        answer: '{"errors": [{"message": "…", "extensions": {"code": "Forbidden", "status": 403, …}, …}], …}',
      },
    },
    'An app in which people log in needs no key. It sends their password once, and gets an access token for an hour and a refresh token. The access token goes where a key goes, and has all rights of the person. A refresh token works once, for 30 days after the last one. Where two-factor login is on, the answer has a `challenge` instead: send it with the code to `POST /api/auth/token/code`. `POST /api/auth/token/revoke` logs out.',
    {
      example: {
        title: 'An app logs in, and refreshes its tokens',
        language: 'sh',
        code: `curl -s "$HOURHAND/api/auth/token" \\
  -H 'content-type: application/json' \\
  -d '{"email": "jobseeker@hourhand.test", "password": "hourhand-demo", "device_name": "Phone"}' > tokens.json
REFRESH=$(sed -n 's/.*"refresh_token": *"\\([^"]*\\)".*/\\1/p' tokens.json)
curl -s "$HOURHAND/api/auth/token/refresh" \\
  -H 'content-type: application/json' \\
  -d "{\\"refresh_token\\": \\"$REFRESH\\"}"`,
        answer: '{"token_type": "Bearer", "access_token": "…", "expires_in": 3600, "refresh_token": "…"}',
      },
    },
    'Pages of this site use the cookie of a session instead. A program can do the same: log in, and keep the cookies. A guest, who is an employer without a login, has a cookie for an hour. Requests with cookies that come from pages of other sites are refused.',
    {
      example: {
        title: 'Log in with a password, here that of the demo',
        language: 'sh',
        code: `curl -s -c cookies.txt "$HOURHAND/api/auth/sign-in/email" \\
  -H 'content-type: application/json' \\
  -d '{"email": "employer@hourhand.test", "password": "hourhand-demo"}' > login.json
curl -s -b cookies.txt "$HOURHAND/graphql" \\
  -H 'content-type: application/json' \\
  -d '{"query": "{ viewer { kind } }"}'`,
        answer: '{"data": {"viewer": {"kind": "EMPLOYER"}}, "extensions": {"cost": {"requested": 2, "limit": 25000}}}',
      },
    },
  ],
};

const idempotency: Section = {
  id: 'idempotency',
  title: 'Sending a call again',
  blocks: [
    'When an answer is lost, send the same POST again with the same `Idempotency-Key`, 1 to 255 visible ASCII characters of your choice. Within a day it is not done twice: you get the stored answer, with `Idempotency-Replayed: true`. Another request with the key is a 409. Mutations of GraphQL that send or pay take such a key as an argument: `clientId`, `clientKey` or `attemptKey`.',
    {
      example: {
        title: 'The same job offer, sent twice and made once',
        language: 'sh',
        owner: 'employer',
        code: `send() {
  curl -s -i "$HOURHAND/api/my-job-offers" \\
    -H "Authorization: Bearer $KEY" \\
    -H "Idempotency-Key: offer-of-today" \\
    -H 'content-type: application/json' \\
    -d '{"city": 1, "job": 1, "max_rate": 15, "description": "Evening service in a friendly team of six.", "state": "draft"}'
}
send > first.txt
send`,
        answer: 'HTTP/1.1 201 Created\nidempotency-replayed: true\n\n{"id": 421, "state": "draft", "max_rate": 15, …}',
      },
    },
  ],
};

const versionsOfRecords: Section = {
  id: 'etag',
  title: 'ETag and If-Match',
  blocks: [
    'A record that is read alone has an `ETag`. Send it as `If-None-Match` to read the record only if it has changed, and as `If-Match` to change it only if nobody else has: otherwise the answer is a 412, and nothing is stored.',
    {
      example: {
        title: 'Read what has changed',
        language: 'sh',
        owner: 'employer',
        needs: { name: 'OFFER', from: 'the id of an offer of yours, from `GET /api/my-job-offers`' },
        code: `ETAG=$(curl -s -D - -o offer.json "$HOURHAND/api/job-offers/$OFFER" \\
  -H "Authorization: Bearer $KEY" | tr -d '\\r' | sed -n 's/^etag: //p')
curl -s -i "$HOURHAND/api/job-offers/$OFFER" \\
  -H "Authorization: Bearer $KEY" \\
  -H "If-None-Match: $ETAG"`,
        answer: 'HTTP/1.1 304 Not Modified\netag: …\n',
      },
    },
  ],
};

const feed: Section = {
  id: 'feed',
  title: 'Feed of job offers',
  blocks: [
    'All active offers, for other sites: `/api/feeds/job-offers.json`, and `/api/feeds/job-offers.xml` in the form that job boards read. It needs no key. Send the `ETag` of the last answer as `If-None-Match`: a feed that has not changed is a 304. An answer that ends before its last bracket is incomplete.',
    {
      example: {
        title: 'The offers of one job in one city',
        language: 'sh',
        code: rest('/api/feeds/job-offers.json?job_id=1&city_id=1', { isOpen: true }),
        answer: '{"offers": [{"id": 420, "url": "…", "description": "…", …}, …], …}',
      },
    },
  ],
};

const start: Section = {
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

const firstCall: Section = {
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

/** All sections, in their order on the page. */
export const sections: readonly Section[] = [
  start,
  firstCall,
  authentication,
  errors,
  paging,
  limits,
  idempotency,
  versionsOfRecords,
  sockets,
  webhooks,
  feed,
  sandbox,
  versions,
  downloads,
];
