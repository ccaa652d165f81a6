import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import {
  Conflict,
  type Failure,
  Forbidden,
  InvalidInput,
  NotFound,
  Outdated,
  PaymentFailed,
  SignInRequired,
  SubscriptionRequired,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedType,
} from '../../server/domain/core/failures/errors.ts';
import { table } from '../../server/rest/table.ts';
import { everyRoute, rowOf } from '../processes/faults/everyRoute.ts';
import { makeWays, type Way } from '../processes/faults/ways.ts';
import { startTestApp } from '../support/app.ts';
import { makeChatFixtures } from '../support/chatFixtures.ts';
import { fixture } from '../support/fixtures.ts';
import { startWithRoutes } from '../support/routes.ts';

/** Every route outside of REST, the graph and the pages answers a failure of the domain with its own status. */

const failures: Failure[] = [
  InvalidInput.of('name', 'Please enter a name.'),
  new SignInRequired(),
  new SubscriptionRequired(),
  new PaymentFailed('Your card was declined.', null),
  new Forbidden(),
  new NotFound(),
  new Conflict('This is done already.'),
  new Outdated(null, null),
  new TooLarge('The file is too large.', 'file'),
  new UnsupportedType('This type of file is not accepted.', 'file'),
  new TooMany('Please wait a moment.', 7),
  new Unavailable(),
];

/** The statuses of routes that answer a failure in another way, with the reason. */
const others: Record<string, { reason: string } & Record<string, number | string>> = {
  'GET /admin/exports/:file': { reason: 'It does not exist for others.', SignInRequired: 404, Forbidden: 404 },
  'GET /admin/imports/:file': { reason: 'It does not exist for others.', SignInRequired: 404, Forbidden: 404 },
  'POST /renew-offer/:token': { reason: 'The page says it.', NotFound: 303 },
  'POST /answer-reference/:token': {
    reason: 'The page says it, or nothing is left to stop.',
    NotFound: 200,
    InvalidInput: 303,
  },
};

/** Routes whose answer does not come from the domain, with the reason. */
const foreign: Record<string, string> = {
  'GET /*': 'A page.',
  'GET /graphql': 'Its failures are results.',
  'POST /graphql': 'Its failures are results.',
  'GET /api/auth/get-session': 'The account library answers.',
  'GET /api/auth/reset-password/:token': 'The account library answers.',
  'POST /api/auth/guest/password': 'Only guests may.',
  'POST /api/auth/sign-out': 'The account library answers.',
  'POST /api/auth/two-factor/verify-backup-code': 'The account library answers.',
  'POST /api/auth/two-factor/verify-totp': 'The account library answers.',
};

const ofRest = new Set(
  Object.keys(table).map((call) =>
    call.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => `:${name.replaceAll(' ', '_')}`),
  ),
);

const missing: Way = async () => new Response(null, { status: 501 });

const started = fixture(
  () => startWithRoutes(() => startTestApp({ log: pino({ level: 'silent' }) })),
  (started) => started.app.stop(),
);
const app = fixture(() => started.app);
const fixtures = fixture(() => makeChatFixtures(app));
let requests: [route: string, way: Way][];
beforeAll(async () => {
  const { loginEmail } = await app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  const ways = await makeWays(app, fixtures, { email: loginEmail ?? '', leaving: () => fixtures.employer });
  const named = new Map(Object.entries({ ...ways.reads, ...ways.writes }));
  const files = ['exports', 'imports'].map((name): [string, Way] => [
    `GET /admin/${name}/:file`,
    (visitor) => visitor.fetch(`/admin/${name}/job-seekers.csv`),
  ]);
  const asked = new Map([
    ...Object.entries(everyRoute(started.routes, fixtures.admin)),
    ...Object.entries(rowOf).map(([route, row]): [string, Way] => [route, named.get(row) ?? missing]),
    ...files,
  ]);
  requests = [...asked].filter(([route]) => !ofRest.has(route) && foreign[route] === undefined);
});

/** Throws the failure from whatever the domain reads. */
const throwing = (failure: Failure): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw failure;
      },
    },
  );

it.each(failures.map((failure) => [failure.name, failure] as const))('%s', async (name, failure) => {
  const { db, sql, reference } = app.services;
  Object.assign(app.services, { db: throwing(failure), sql: throwing(failure), reference: throwing(failure) });
  const answers: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  try {
    for (const [route, way] of requests) {
      const { status, headers } = await way(fixtures.admin.copy());
      answers[route] = [status, headers.get('retry-after')];
      const wait = failure instanceof TooMany ? '7' : failure instanceof Unavailable ? '5' : null;
      expected[route] = [others[route]?.[name] ?? failure.status, wait];
    }
  } finally {
    Object.assign(app.services, { db, sql, reference });
  }
  expect(answers).toEqual(expected);
});
