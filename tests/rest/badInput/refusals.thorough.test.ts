import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { type Field, fieldsOf } from './fields.ts';
import { refusalIn } from './refusal.ts';
import { addressOf, asItIs, bodyWith, type Call, calls, changes, nameOf } from './requests.ts';
import { type BadRequest, eachOf, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';
import { badFilters, badPathIds, badValues, jsonOf } from './values.ts';
import { Wire } from './wire.ts';

/**
 * Requests that are valid except for one value or their body. Each is refused in the documented form, which
 * names the field, and changes nothing. What is merely unusual, and may be answered: tests/fuzz/badInputs.thorough.test.ts.
 */

/** Bad values for each field. */
const count = 24;

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

/** Cards are remembered even if the payment fails, and a profile counts its views. */
const excepted = {
  ...exceptions.shownCards,
  'public.user': [...exceptions.shownCards['public.user'], ...exceptions.profileViews['public.user']],
};

type Place = { call: Call; field: Field };
const places: Place[] = calls
  .flatMap((call) => fieldsOf(call).map((field) => ({ call, field })))
  .filter(
    ({ call, field: { place, kind } }) =>
      place === 'path' || (place === 'query' ? kind in badFilters : changes(call) && kind in badValues),
  );

/** Mostly the sender of the valid request, who is not refused for another reason. */
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });

const refused = (call: Call, what: string, more: Partial<BadRequest>): BadRequest => ({
  ...asItIs(call, validRequests),
  sender: validRequests[call.call].sender,
  what,
  ...more,
});

const inPath = ({ call, field }: Place) =>
  fc.tuple(who, badPathIds).map(([sender, value]) => {
    const name = field.path.join('.').replace('session_id', 'session id');
    const address = addressOf(call, validRequests[call.call], { [name]: encodeURIComponent(value) });
    return refused(call, `${name} in the path is ${JSON.stringify(value)}`, { address, ...(sender && { sender }) });
  });

const withQuery = (call: Call, ...parameters: [name: string, value: string][]) => {
  const query = parameters.map((parameter) => parameter.map(encodeURIComponent).join('=')).join('&');
  return `${addressOf(call, validRequests[call.call])}?${query}`;
};

const inQuery = ({ call, field }: Place) =>
  fc.tuple(who, badFilters[field.kind] ?? fc.constant('')).map(([sender, value]) => {
    const name = nameOf(field);
    return refused(call, `${name} is ${JSON.stringify(value).slice(0, 200)}`, {
      // Unknown parameters are ignored.
      address: withQuery(call, ['filters[__proto__]', '1'], ['colour', 'green'], [name, value]),
      field: name,
      // A malformed share link is an unknown one.
      ...(sender ? { sender } : { statuses: name === 'shared_hash' ? [400, 404] : [400] }),
    });
  });

/** Further refusals of a kind: 1.5 can be a price, but not the one that was shown. */
const statusesOf: Partial<Record<Field['kind'], readonly number[]>> = { price: [409] };

const inBody = ({ call, field }: Place) =>
  fc.tuple(who, badValues[field.kind] ?? fc.constant(null)).map(([sender, value]) =>
    refused(call, `${nameOf(field)} in the body is ${jsonOf(value).slice(0, 200)}`, {
      body: jsonOf(bodyWith(validRequests[call.call], field.path, value)),
      ...(sender
        ? { sender }
        : { statuses: [400, 402, 403, 404, ...(statusesOf[field.kind] ?? [])], field: nameOf(field) }),
    }),
  );

it(`refuses ${count} bad values of each field`, { timeout: 900_000 }, async () => {
  const kinds = places.map((place) => ({ path: inPath, query: inQuery, body: inBody })[place.field.place](place));
  const filters = places.filter(({ field: { place, kind } }) => place === 'query' && kind !== 'words');
  const repeated = filters.map(({ call, field }) => {
    const name = nameOf(field);
    return refused(call, `${name} comes twice`, {
      address: withQuery(call, [name, '1'], [name, '1']),
      statuses: [400],
      field: name,
    });
  });
  expect([places.length, filters.length].map((many) => many > 60)).toEqual([true, true]);
  await sendBadRequests(setup, [...eachOf(kinds, count), ...repeated], excepted);
});

it('names each required field that is missing, alone and beside others, in words for people', async () => {
  const wire = new Wire(setup.fixtures.app.url);
  const refusal = async (call: Call, body: object) => {
    const valid = validRequests[call.call];
    const headers = { 'content-type': 'application/json', cookie: setup.cookies[valid.sender] };
    const answer = await wire.send({ ...asItIs(call, validRequests), headers, body: JSON.stringify(body) });
    expect(answer.status, answer.text).toBe(400);
    return refusalIn(answer).children ?? {};
  };
  const required = calls.filter(({ call }) => validRequests[call].required.length > 0);
  expect(required.length).toBeGreaterThan(8);
  for (const call of required) {
    const valid = validRequests[call.call];
    const all = await refusal(call, {});
    for (const field of valid.required) {
      for (const value of [undefined, null]) {
        const alone = await refusal(call, bodyWith(valid, [field], value));
        expect(alone[field]?.errors[0], `${call.call}: ${field}`).toBeTruthy();
        expect(all[field]?.errors[0], `${call.call}: ${field}`).toBe(alone[field]?.errors[0]);
      }
    }
  }
  wire.close();
});

type Twist = { what: string; body?: string | Buffer; headers?: Record<string, string>; statuses?: readonly number[] };

const within = (text: string, value: string | Buffer) =>
  Buffer.concat([Buffer.from(`${text.slice(0, -1)},"x":`), Buffer.from(value), Buffer.from('}')]);
const bytes = (...some: number[]) => Buffer.from([0x22, ...some, 0x22]);
const levels = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Bodies that are refused even by calls without a body. */
const unreadable = (text: string): Twist[] => [
  ...['{', '"', '{"a":1,}', '{a:1}', '{"a":NaN}', '{"a":"\t"}', '{"a":"\\ud8"}', '{}{}', 'a=1', '\0', ' '].map(
    (body) => ({
      what: 'no JSON',
      body,
    }),
  ),
  { what: 'JSON that is cut off', body: text.slice(0, -1) },
  ...[bytes(0xff), bytes(0xc0, 0xaf), bytes(0xed, 0xa0, 0x80)].map((odd) => ({
    what: 'not UTF-8',
    body: within(text, odd),
  })),
  {
    what: 'UTF-16',
    body: Buffer.from(text, 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
  },
  { what: 'compressed', body: gzipSync(text), headers: { 'content-encoding': 'gzip' }, statuses: [400, 415] },
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}'].map((value) => ({
    what: 'keys of the language',
    body: within(text, value),
  })),
  ...[41, 100_000].flatMap((depth) => [
    { what: `${depth} levels of lists`, body: within(text, levels(depth, '[', ']')) },
    { what: `${depth} levels of objects`, body: within(text, levels(depth, '{"x":', '}')) },
  ]),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'application/',
    ';',
  ].map((type) => ({ what: 'another content type', headers: { 'content-type': type }, statuses: [400, 415] })),
  ...['https://elsewhere.test', 'null', 'http://localhost.elsewhere.test'].map((origin) => ({
    what: 'from another site',
    headers: { origin },
    statuses: [403],
  })),
];

/** What is no object, where a call takes one. */
const noRecord: Twist[] = [
  ...['null', '[{}]', '"{}"', '0', '1e309', 'true', ''].map((body) => ({ what: 'not an object', body })),
  { what: 'no content type', headers: { 'content-type': '' }, statuses: [400, 415] },
];

it('refuses bodies that cannot be read', { timeout: 600_000 }, async () => {
  const taking = calls.filter((call) => changes(call) && call.method !== 'GET' && call.row.file === null);
  const badRequests = taking.flatMap((call) => {
    const text = String(asItIs(call, validRequests).body ?? '{"a":1}');
    const twists = [...unreadable(text), ...('body' in call.row.input.shape ? noRecord : [])];
    return twists.map(({ what, body = text, headers, statuses = [400] }) =>
      refused(call, what, { headers: { 'content-type': 'application/json', ...headers }, body, statuses }),
    );
  });
  const large = { body: `{"x":"${' '.repeat(1024 * 1024)}"}`, headers: { 'content-type': 'application/json' } };
  badRequests.push(...taking.slice(0, 3).map((call) => refused(call, 'a megabyte', { ...large, statuses: [413] })));
  await sendBadRequests(setup, badRequests, excepted);
});
