import facts from '../facts.json';
import { type Block, type Example, graph, rest, type Section } from '../section.ts';

type Shown = Pick<Example, 'code' | 'answer'> & Partial<Example>;

const employer = { owner: 'employer' } as const;
const refused = '__typename ... on Failure { code message }';
const ofMutation = (name: string, failure: string, code: number, more = ''): string =>
  `{"data": {"${name}": {"__typename": "${failure}", "code": ${code}, "message": "…"${more}}}, …}`;
const ofError = (code: string, more = '…'): string =>
  `{"errors": [{"message": "…", "extensions": {"code": "${code}", ${more}}, …}], …}`;

/** By the status of REST. */
const ofRest: Record<number, Shown> = {
  400: {
    ...employer,
    code: rest('/api/my-job-offers', { body: '{"city": 1, "job": 1, "max_rate": "much"}' }),
    answer: '{"code": 400, "message": "…", "children": {"max_rate": {"errors": ["…"]}, …}}',
  },
  401: { code: rest('/api/get-user-info', { isOpen: true }), answer: '{"code": 401, "message": "Please log in."}' },
  402: {
    ...employer,
    code: rest('/api/payment/employer-subscription', {
      body: '{"cardDetails": {"number": "4000000000009995", "expiry_month": 12, "expiry_year": 2030, "cvv": "123", "name": "Nadia Rahman"}, "priceDetails": {"recurring_mode": "monthly"}}',
    }),
    answer: '{"code": 402, "message": "…"}',
  },
  403: {
    ...employer,
    code: rest('/api/jobs/1', { options: ['-X DELETE'] }),
    answer: '{"code": 403, "message": "You do not have permission to do this."}',
  },
  404: { code: rest('/api/jobs/2000000000', { isOpen: true }), answer: '{"code": 404, "message": "Not found."}' },
  409: {
    ...employer,
    code: `offer() {
  curl -s "$HOURHAND/api/my-job-offers" \\
    -H "Authorization: Bearer $KEY" -H "Idempotency-Key: $1" -H 'content-type: application/json' \\
    -d '{"city": 1, "job": 1, "max_rate": '"$2"', "description": "Evening service in a friendly team of six.", "state": "draft"}'
}
offer one-key 15 > first.json
offer one-key 16`,
    answer: '{"code": 409, "message": "This Idempotency-Key was used for another request."}',
  },
  412: {
    ...employer,
    needs: { name: 'OFFER', from: 'the id of an offer of yours' },
    code: rest('/api/my-job-offers/$OFFER', {
      options: ['-X PUT', '-H \'If-Match: "of-last-week"\''],
      body: '{"city": 1, "job": 1, "max_rate": 15, "description": "Evening service in a friendly team of six."}',
    }),
    answer: '{"code": 412, "message": "This record was changed in the meantime. Your changes are not saved yet."}',
  },
  413: {
    ...employer,
    code: `head -c 2000000 /dev/zero | tr '\\0' ' ' > large.json
curl -s "$HOURHAND/api/my-job-offers" \\
  -H "Authorization: Bearer $KEY" \\
  -H 'content-type: application/json' \\
  --data-binary @large.json`,
    answer: '{"code": 413, "message": "The request is too large."}',
  },
  415: {
    ...employer,
    code: rest('/api/my-job-offers', { options: ["-H 'content-type: text/plain'", "-d 'Waiter wanted'"] }),
    answer: '{"code": 415, "message": "A body of this type is not taken here."}',
  },
  429: {
    on: 'slow',
    code: rest('/api/jobs', { isOpen: true, options: ['-i'] }),
    answer:
      'HTTP/1.1 429 Too Many Requests\nratelimit-remaining: 0\nretry-after: …\n\n{"code": 429, "message": "Too many requests. Please try again in a minute."}',
  },
  503: {
    on: 'broken',
    code: rest('/api/job-offers', { isOpen: true }),
    answer: '{"code": 503, "message": "This is not available at the moment. Please try again shortly."}',
  },
};

const subscribe = (details: string): string =>
  `mutation { subscribe(input: { ${details}, recurringMode: MONTHLY, returnPath: "/chat" }) { ${refused} } }`;

const upload = (prepare: string): string => `${prepare}
curl -s "$HOURHAND/graphql" \\
  -H "Authorization: Bearer $KEY" \\
  -H 'GraphQL-Require-Preflight: 1' \\
  -F operations='{"query": "mutation ($file: Upload!) { uploadPhoto(input: { image: $file }) { __typename ... on Failure { code message } } }", "variables": {"file": null}}' \\
  -F map='{"0": ["variables.file"]}' \\
  -F 0=@photo.png`;

/** By the name of the failure that a mutation answers. */
const ofFailures: Record<string, Shown> = {
  InvalidInput: {
    ...employer,
    code: graph(
      'mutation { changeName(input: { name: "" }) { __typename ... on InvalidInput { code message fields { field message } } } }',
    ),
    answer: ofMutation('changeName', 'InvalidInput', 400, ', "fields": [{"field": "name", "message": "…"}]'),
  },
  SignInRequired: {
    code: graph(`mutation { changeName(input: { name: "Nadia Rahman" }) { ${refused} } }`, { isOpen: true }),
    answer: ofMutation('changeName', 'SignInRequired', 401),
  },
  ProofRequired: {
    ...employer,
    on: 'later',
    code: graph(
      `mutation { addWebhookEndpoint(input: { url: "https://hooks.example.com/", events: ["message.created"] }) { ${refused} } }`,
    ),
    answer: ofMutation('addWebhookEndpoint', 'ProofRequired', 403),
  },
  SubscriptionRequired: {
    ...employer,
    needs: { name: 'CHAT', from: 'the id of a chat of yours, from `GET /api/get-user-info`' },
    code: graph(
      `mutation ($chat: Int!) { sendMessage(input: { chat: { databaseId: $chat }, text: "Hello" }) { ${refused} } }`,
      { variables: `{"chat": '$CHAT'}` },
    ),
    answer: ofMutation('sendMessage', 'SubscriptionRequired', 402),
  },
  PaymentFailed: {
    ...employer,
    code: graph(subscribe('paymentMethodId: "pm_card_visa_chargeDeclined", attemptKey: "attempt-0001"')),
    answer: ofMutation('subscribe', 'PaymentFailed', 402),
  },
  Forbidden: {
    ...employer,
    code: graph(`mutation { pauseMyProfile { ${refused} } }`),
    answer: ofMutation('pauseMyProfile', 'Forbidden', 403),
  },
  NotFound: {
    ...employer,
    code: graph(`mutation { deleteJobOffer(input: { id: "Sm9iT2ZmZXI6MjAwMDAwMDAwMA" }) { ${refused} } }`),
    answer: ofMutation('deleteJobOffer', 'NotFound', 404),
  },
  Conflict: {
    owner: 'admin',
    code: graph(`mutation { deleteJob(input: { id: "Sm9iOjE" }) { ${refused} } }`),
    answer: ofMutation('deleteJob', 'Conflict', 409),
  },
  Outdated: {
    owner: 'admin',
    code: graph(
      `mutation { saveJob(input: { id: "Sm9iOjE", name: "Waiter", plural: "Waiters", version: "of-last-week" }) { ${refused} } }`,
    ),
    answer: ofMutation('saveJob', 'Outdated', 409),
  },
  PriceChanged: {
    ...employer,
    code: graph(subscribe('paymentMethodId: "pm_card_visa", attemptKey: "attempt-0002", amount: 100, currency: "SGD"')),
    answer: ofMutation('subscribe', 'PriceChanged', 409),
  },
  TooLarge: {
    ...employer,
    code: upload('head -c 30000000 /dev/zero > photo.png'),
    answer: ofMutation('uploadPhoto', 'TooLarge', 413),
  },
  UnsupportedType: {
    ...employer,
    code: upload("echo 'no picture' > photo.png"),
    answer: ofMutation('uploadPhoto', 'UnsupportedType', 415),
  },
  TooMany: {
    on: 'thrifty',
    code: graph(
      'mutation { createGuestEmployer(input: { name: "Erin", email: "erin@example.com" }) { __typename ... on TooMany { code message retryAfter } } }',
      { isOpen: true },
    ),
    answer: ofMutation('createGuestEmployer', 'TooMany', 429, ', "retryAfter": 3600'),
  },
  Unavailable: {
    ...employer,
    on: 'bare',
    code: graph(`mutation { confirmPayment(input: { sessionId: "sub_1.0" }) { ${refused} } }`),
    answer: ofMutation('confirmPayment', 'Unavailable', 503),
  },
};

/** By the code of an error beside the data, or instead of it. */
const ofErrors: Record<string, Shown> = {
  BAD_REQUEST: {
    code: `curl -s "$HOURHAND/graphql" \\\n  -H 'content-type: application/json' \\\n  -d '{"query": '`,
    answer: ofError('BAD_REQUEST'),
  },
  BAD_USER_INPUT: {
    code: graph('query ($first: Int) { jobOffers(first: $first) { totalCount } }', {
      isOpen: true,
      variables: '{"first": "ten"}',
    }),
    answer: ofError('BAD_USER_INPUT'),
  },
  GRAPHQL_PARSE_FAILED: { code: graph('{ jobs { name', { isOpen: true }), answer: ofError('GRAPHQL_PARSE_FAILED') },
  GRAPHQL_VALIDATION_FAILED: {
    code: graph('{ jobs { shoeSize } }', { isOpen: true }),
    answer: ofError('GRAPHQL_VALIDATION_FAILED'),
  },
  NotAcceptable: {
    code: `${graph('{ jobs { name } }', { isOpen: true })} \\\n  -H 'accept: text/plain'`,
    answer: ofError('NotAcceptable', '"status": 406'),
  },
  OverLimit: {
    code: graph(`{ ${Array.from({ length: 31 }, (_, at) => `a${at}: __typename`).join(' ')} }`, { isOpen: true }),
    answer: ofError('OverLimit', '"limit": "queries", "max": 30, …'),
  },
  PERSISTED_QUERY_NOT_FOUND: {
    code: `curl -s "$HOURHAND/graphql" \\
  -H 'content-type: application/json' \\
  -d '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "e3b0c442"}}}'`,
    answer: ofError('PERSISTED_QUERY_NOT_FOUND'),
  },
  TooManyRequests: {
    on: 'slow',
    code: graph('{ jobs { name } }', { isOpen: true }),
    answer: '{"errors": [{"message": "…", "extensions": {"code": "TooManyRequests", …}, …}], …}',
  },
  UNAVAILABLE: {
    on: 'broken',
    code: graph('{ jobOffers(first: 1) { edges { node { id } } } }', { isOpen: true }),
    answer: ofError('UNAVAILABLE'),
  },
  UnsupportedMediaType: {
    code: `curl -s "$HOURHAND/graphql" \\\n  -H 'content-type: text/plain' \\\n  -d '{ jobs { name } }'`,
    answer: ofError('UnsupportedMediaType'),
  },
};

/** What no client can bring about has no example. */
const withoutExample = 'Internal';

function shown(code: string, about: string, example: Shown | undefined): Block[] {
  if (!example) return [];
  return [{ code, about, example: { title: code, language: 'sh', ...example } }];
}

export const errors: Section = {
  id: 'errors',
  title: 'Errors',
  blocks: [
    'REST answers a refusal with its status and `{code, message}`: the status again, and a sentence for the person in front of the screen. A 400 has `children`, with the errors of each field.',
    ...facts.refusals.flatMap(({ status, name, description }) =>
      shown(`${status} ${name}`, description, ofRest[status]),
    ),
    'A mutation of GraphQL answers either its payload or a failure. Ask for `__typename`, and for `... on Failure { code message }`: `code` is the status of REST. The schema says which failures each mutation has.',
    ...facts.failures.flatMap(({ name, status, description }) =>
      shown(name, `${status}. ${description}`, ofFailures[name]),
    ),
    'What is wrong with a request itself, and what a query may not read, is in `errors`, with `extensions.code`: one of these, or the name of a failure above.',
    ...facts.errors.flatMap(({ code, description }) => shown(code, description, ofErrors[code])),
    `\`${withoutExample}\`: ${facts.errors.find(({ code }) => code === withoutExample)?.description}`,
  ],
};
