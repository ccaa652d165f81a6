import fc from 'fast-check';
import { it } from 'vitest';
import { exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { tries } from '../../support/thorough.ts';
import { addressOf, asItIs, type Call, calls } from './requests.ts';
import { type BadRequest, eachOf, seedOr, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';

/** Unknown and malformed paths, unknown methods, and odd headers. */

const file = 'tests/rest/badInput/addresses.sweep.test.ts';
const seed = seedOr(20_260_704);
/** Requests without a call, and of each call or header. */
const count = {
  nowhere: tries(400, 80),
  wrongMethod: tries(7, 2),
  brokenPath: tries(18, 4),
  oddHeader: tries(23, 5),
};

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

const who = fc.constantFrom(...senders);
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'SEARCH', 'LOCK', 'TRACE', 'GET'];

const segment = fc.oneof(
  fc.constantFrom(
    'jobs',
    'job',
    'Jobs',
    'cities',
    'candidates',
    'user',
    '1',
    '0',
    'email',
    'change-status',
    'public',
    'x',
  ),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%c0%af',
    '%2e%2e',
    '..',
    '.',
    '',
    ' ',
    '%2F',
    '*',
    '(.*)',
    '{id}',
    '__proto__',
    '%ff',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

const nowhere = fc
  .tuple(who, fc.constantFrom(...methods), fc.array(segment, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(
    ([sender, method, segments, hasBody]): BadRequest => ({
      sender,
      method,
      // Only characters that a request line can carry.
      address: `/api/none/${segments.map((part) => (/^[!-~]*$/.test(part) ? part : encodeURIComponent(part))).join('/')}`,
      headers: hasBody ? { 'content-type': 'application/json' } : {},
      ...(hasBody && { body: '{"broken' }),
      what: 'an unknown path',
      expected: 'refused',
      statuses: [400, 404],
    }),
  );

/** Whether a call, or the one for a record of it, has this method and path. */
const patterns = calls.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));
const isKnown = (method: string, address: string): boolean =>
  patterns.some(
    (one) => (one.method === method || (method === 'HEAD' && one.method === 'GET')) && one.pattern.test(address),
  );

const wrongMethod = (call: Call) =>
  fc.tuple(who, fc.constantFrom(...methods.filter((method) => !isKnown(method, call.path)))).map(
    ([sender, method]): BadRequest => ({
      ...asItIs(call, validRequests),
      sender,
      method,
      what: `${method} where there is ${call.method}`,
      expected: 'refused',
      statuses: [404, 405],
    }),
  );

const withPath = calls.filter(({ path }) => path.includes('{'));

/** Values in a path that are not encoded correctly or too long. */
const brokenPath = (call: Call) =>
  fc
    .tuple(
      who,
      fc.oneof(
        fc.constantFrom(
          '%',
          '%zz',
          '%c0%af',
          '%00',
          '1%00',
          '%ff',
          '1%',
          '%u0031',
          '%ed%a0%80',
          '1%2F2',
          '..%2f..',
          '%2e%2e',
        ),
        fc.integer({ min: 90, max: 6_000 }).map((length) => '9'.repeat(length)),
        fc.integer({ min: 90, max: 2_000 }).map((length) => '%F0%9F%99%82'.repeat(Math.ceil(length / 4))),
      ),
    )
    .map(([sender, value]): BadRequest => {
      const names = [...call.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      return {
        ...asItIs(call, validRequests),
        address: addressOf(call, validRequests[call.call], Object.fromEntries(names.map((name) => [name, value]))),
        sender,
        what: 'a broken path',
        expected: 'refused',
        statuses: [400, 401, 403, 404, 413, 414],
      };
    });

const reads = calls.filter(({ method, row }) => method === 'GET' && (row.form === 'list' || row.form === 'record'));

/** Malformed cookies, headers of proxies and content negotiation. */
const oddHeaders: Record<string, string>[] = [
  { cookie: 'hourhand_guest=%zz' },
  { cookie: 'hourhand_guest=1.2.3' },
  { cookie: 'hourhand_guest=..' },
  { cookie: `hourhand_guest=${'x'.repeat(4000)}` },
  { cookie: 'better-auth.session_token=%zz' },
  { cookie: 'better-auth.session_token=x.y' },
  { cookie: 'better-auth.session_token=%00.%00' },
  { cookie: 'session_token; ;=;==;hourhand_guest' },
  { cookie: '\u00ff=\u00ff; hourhand_guest=\u00ff' },
  { 'x-forwarded-host': 'a b/c@:99999' },
  { 'x-forwarded-host': '' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-for': 'unknown, ::1, 999.1.1.1' },
  { accept: 'image/png' },
  { accept: '*'.repeat(3000) },
  { 'accept-language': '\u00e9'.repeat(2000) },
  { 'content-type': 'x', 'content-length': '0' },
  { 'if-none-match': '*'.repeat(2000), range: 'bytes=9-1' },
  { origin: 'https://elsewhere.test' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-encoding': 'zip;q=x' },
  { 'user-agent': '\u0080'.repeat(5000) },
];

const oddHeader = (headers: Record<string, string>) =>
  fc.constantFrom(...reads).map(
    (call): BadRequest => ({
      ...asItIs(call, validRequests),
      headers,
      sender: 'anonymous',
      what: 'odd headers',
      expected: 'answered',
    }),
  );

it('answers requests for unknown addresses', { timeout: 600_000 }, async () => {
  const badRequests = [
    ...eachOf(seed, [nowhere], count.nowhere),
    ...eachOf(seed, calls.map(wrongMethod), count.wrongMethod),
    ...eachOf(seed, withPath.map(brokenPath), count.brokenPath),
    ...eachOf(seed, oddHeaders.map(oddHeader), count.oddHeader),
  ];
  await sendBadRequests(setup, badRequests, { file, seed, excepted: exceptions.profileViews });
});
