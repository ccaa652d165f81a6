import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceptions } from '../../support/changes.ts';
import { animation, docx, film, html, pdf, picture, pngWithFalseSize, svg, tooLarge } from '../../support/files.ts';
import { fixture } from '../../support/fixtures.ts';
import { type Field, fieldsOf } from './fields.ts';
import { boundary, fieldPart, filePart, formOf, formType } from './form.ts';
import { refusalIn } from './refusal.ts';
import { addressOf, asItIs, bodyWith, type Call, calls, changes, nameOf } from './requests.ts';
import { type BadRequest, eachOf, seedOr, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';
import { badFilters, badPathIds, badValues, jsonOf, nested } from './values.ts';
import { Wire } from './wire.ts';

/**
 * Requests that are valid except for one value, their body, their file or their address. Each is refused in the documented form, which
 * names the field, and changes nothing. What is merely unusual, and may be answered: tests/fuzz/badInputs.thorough.test.ts.
 */

const run = { file: 'tests/rest/badInput/refusals.thorough.test.ts', seed: seedOr(20_260_701) };
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
  expected: 'refused',
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
  await sendBadRequests(setup, [...eachOf(run.seed, kinds, count), ...repeated], { ...run, excepted });
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
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', formType, 'application/', ';'].map(
    (type) => ({ what: 'another content type', headers: { 'content-type': type }, statuses: [400, 415] }),
  ),
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
  await sendBadRequests(setup, badRequests, { ...run, excepted });
});

type Upload = { what: string; type: string; body: Buffer | string };

async function badUploads(call: Call): Promise<Upload[]> {
  const name = call.row.file === 'video' || call.row.file === 'document' ? call.row.file : 'image';
  const png = await picture(40, 30).png().toBuffer();
  const nothing = [Buffer.alloc(0), Buffer.from('me'), html, svg, docx(), png.subarray(0, 8)];
  const files = {
    image: [...nothing, png.subarray(0, 60), await animation(), await pngWithFalseSize(60_000), pdf(), film()],
    video: [...nothing, png, pdf(), film().subarray(0, 40), film('isom', { handler: 'soun' })],
    document: [...nothing, png, film(), pdf().subarray(0, 3)],
  }[name];
  const type = name === 'document' ? 'application/pdf' : `${name}/mp4`;
  const inThreeForms = files.flatMap((content) => {
    const what = `a file of ${content.length} bytes`;
    const uri = `data:image/png;base64,${content.toString('base64')}`;
    return [
      { what, type: formType, body: formOf([filePart(name, content)]) },
      { what, type, body: content },
      { what, type: 'application/json', body: JSON.stringify({ [name]: uri }) },
    ];
  });
  const good = validRequests[call.call].file?.content ?? Buffer.alloc(0);
  const form = formOf([filePart(name, good)]);
  const other = (what: string, body: Buffer | string, of = formType): Upload => ({ what, type: of, body });
  return [
    ...inThreeForms,
    ...['', '; boundary=', '; boundary=x', `; boundary=${'x'.repeat(5000)}`].map((rest) =>
      other('another boundary', form, `multipart/form-data${rest}`),
    ),
    ...['file', `${name}[]`, '', '__proto__', 'x'.repeat(5000)].map((given) =>
      other('the file under another name', formOf([filePart(given, good)])),
    ),
    other('a form that is cut off', form.subarray(0, form.length - boundary.length - 10)),
    other('a text instead of the file', formOf([fieldPart(name, 'me.png')])),
    other('the file after another one', formOf([filePart('a', good), filePart(name, good)])),
    other('many fields', formOf(Array.from({ length: 40 }, (_, at) => fieldPart(`x${at}`, 'x')))),
    other('a long field', formOf([fieldPart('x', 'x'.repeat(50_000))])),
    other('a part without a head', formOf([{ head: [], content: good }])),
    other('a head of a part that does not end', `--${boundary}\r\n${'x'.repeat(100_000)}`),
    other('an empty form', ''),
    ...[null, 1, 'me.png', ['data:image/png;base64,AAAA'], 'data:image/png,AAAA', 'file:///etc/passwd', nested(20)].map(
      (value) => other('JSON without a file', jsonOf({ [name]: value }), 'application/json'),
    ),
    ...['', 'text/plain', 'image', 'application/zip', ';'].map((of) => other('a body of another type', 'x', of)),
    ...(name === 'video' ? [] : [other('too large', tooLarge, name === 'image' ? 'image/png' : type)]),
  ];
}

it('stores no bad upload', { timeout: 600_000 }, async () => {
  const uploads = calls.filter(({ row }) => row.file !== null);
  expect(uploads).toHaveLength(5);
  const badRequests: BadRequest[] = [];
  for (const call of uploads) {
    for (const { what, type, body } of await badUploads(call)) {
      badRequests.push(refused(call, what, { headers: { 'content-type': type }, body, statuses: [400, 413, 415] }));
    }
  }
  await sendBadRequests(setup, badRequests, run);
});

it('knows no other methods, and no addresses that are wrongly encoded', async () => {
  const patterns = calls.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  const isKnown = (method: string, path: string) =>
    patterns.some((one) => one.method === method && one.pattern.test(path));
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'GET'];
  const broken = ['%', '%zz', '%c0%af', '1%00', '%ed%a0%80', '1%2F2', '..%2f..', '9'.repeat(6_000)];
  const badRequests = calls.flatMap((call) => {
    const names = [...call.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const addresses = names.length === 0 ? [] : broken;
    return [
      ...methods
        .filter((method) => !isKnown(method, call.path))
        .map((method) => refused(call, `${method} where there is ${call.method}`, { method, statuses: [404, 405] })),
      ...addresses.map((value) => {
        const others = Object.fromEntries(names.map((name) => [name, value]));
        const address = addressOf(call, validRequests[call.call], others);
        return refused(call, 'a broken path', { address, statuses: [400, 404, 413, 414] });
      }),
    ];
  });
  await sendBadRequests(setup, badRequests, { ...run, excepted });
});

it('accepts the valid request of each call', async () => {
  const wire = new Wire(setup.fixtures.app.url);
  const answers: string[] = [];
  for (const call of calls) {
    const cookie = setup.cookies[validRequests[call.call].sender];
    const { headers, ...rest } = asItIs(call, validRequests);
    const { status, text } = await wire.send({ ...rest, headers: { ...headers, cookie } });
    if (status >= 300) answers.push(`${call.call}: ${status} ${text}`);
  }
  wire.close();
  // There is no payment session.
  expect(answers).toEqual([expect.stringContaining('validate_payment/{session id}: 404')]);
});
