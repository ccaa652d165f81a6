import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { IncomingFile } from '../../server/media/media.ts';
import { rootFields } from '../access/wholeGraph.ts';
import { nouns } from '../nouns/nouns.ts';
import { type Field, fieldsOf } from '../rest/badInput/fields.ts';
import { addressOf, asItIs, bodyWith, type Call, calls } from '../rest/badInput/requests.ts';
import { senders, testSetup } from '../rest/badInput/setup.ts';
import { makeValidRequests, type ValidRequests } from '../rest/badInput/validRequests.ts';
import { badFilters, badPathIds, badValues, jsonOf, strangeFilters } from '../rest/badInput/values.ts';
import { type Sent, Wire } from '../rest/badInput/wire.ts';
import { located, type Present, textOf, variablesOf } from './anyInput.ts';
import { type BadFrames, badFrames, sendFrames } from './badSockets.ts';
import { presentIn } from './present.ts';

/**
 * Bad inputs over everything that the network reaches: GraphQL, REST, both sockets, uploads and pages. No answer is a failure of the
 * server, and nothing is logged as an error. All of them: `BAD_INPUTS=100000 npx vitest run --project server tests/fuzz/badInputs.thorough.test.ts`.
 */

const count = Number(process.env.BAD_INPUTS ?? 2_400);
const seed = Number(process.env.BAD_INPUTS_SEED ?? 20_261_125);
const batch = 500;
const parallel = 8;
/** In milliseconds. An input that occupies the server takes longer, whatever else runs on the machine. */
const slowest = 15_000;

const setup = testSetup();
let validRequests: ValidRequests;
let present: Present = {};
beforeAll(async () => {
  validRequests = await makeValidRequests(setup);
  const { fixtures } = setup;
  for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
  present = await presentIn(
    fixtures.app,
    Object.values(fixtures.people).map(({ id }) => id),
  );
  setup.complaints.length = 0;
});

const json = (value: unknown) => ({ headers: { 'content-type': 'application/json' }, body: jsonOf(value) });

/** Files do not travel in JSON. */
const inJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => (inner instanceof IncomingFile ? 'file' : inner)));

// An account that has gone could try nothing more.
const graph: Arbitrary<Sent> = fc
  .constantFrom(...Object.values(rootFields).filter(({ field }) => field.name !== 'deleteMyAccount'))
  .chain((asked) =>
    variablesOf(asked).map((variables) => ({
      method: 'POST',
      address: '/graphql',
      ...json({ query: textOf(asked, 2), variables: inJson(located(variables, present)) }),
    })),
  );

const places = calls.flatMap((call) => fieldsOf(call).map((field) => ({ call, field })));

function badRest({ call, field }: { call: Call; field: Field }): Arbitrary<Sent> {
  const validRequest = validRequests[call.call];
  const as = asItIs(call, validRequests);
  const name = field.path.join('.');
  if (field.place === 'path')
    return badPathIds.map((value) => ({
      ...as,
      address: addressOf(call, validRequest, { [name.replace('session_id', 'session id')]: encodeURIComponent(value) }),
    }));
  if (field.place === 'query')
    return fc
      .oneof(badFilters[field.kind] ?? strangeFilters, strangeFilters)
      .map((value) => ({ ...as, address: `${as.address}?${encodeURIComponent(name)}=${encodedText(value)}` }));
  return fc
    .oneof(badValues[field.kind] ?? fc.jsonValue(), fc.jsonValue({ maxDepth: 3 }))
    .map((value) => ({ ...as, ...json(bodyWith(validRequest, field.path, value)) }));
}

/** A lone surrogate has no encoding. */
const encodedText = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const badUpload = (call: Call): Arbitrary<Sent> => {
  const valid = asItIs(call, validRequests);
  const content = Buffer.from(valid.body ?? '');
  const boundary = 'multipart/form-data; boundary=x';
  return fc
    .tuple(
      fc.oneof(
        fc.nat({ max: content.length }).map((at) => content.subarray(0, at)),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.concat([content.subarray(0, 40), bytes])),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
        fc
          .constantFrom('', '--x', '--x\r\n\r\n', '--x--', '{"image":"data:;base64,AA"}')
          .map((text) => Buffer.from(text)),
      ),
      fc.constantFrom(valid.headers['content-type'] ?? '', boundary, 'application/json', 'image/png', 'x'),
    )
    .map(([body, type]) => ({ ...valid, headers: { 'content-type': type }, body }));
};

const pageStarts = [
  ...['/', '/login', '/admin/', '/chats', '/chat/', '/shared-chat/', '/Job-Offer-public-', '/help/', '/employer/'],
];
const parts = fc.oneof(
  fc.constantFrom(
    ...['%0a', '%00', '%E2%80%A8', '%ff', '%', '..%2f', '%5c', '1', '-1', '99999999999', 'constructor', '__proto__'],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }).map(encodedText),
  fc.string({ maxLength: 30 }).map(encodedText),
);
const page: Arbitrary<Sent> = fc
  .tuple(
    fc.constantFrom(...pageStarts),
    fc.array(parts, { maxLength: 3 }),
    fc.constantFrom('', '?page=', '?q=', '?'),
    parts,
  )
  .map(([start, path, query, value]) => ({
    method: 'GET',
    address: `${start}${path.join('/')}${query}${query && value}`,
    headers: { accept: 'text/html' },
  }));

type Bad = { sender: (typeof senders)[number]; what: Sent | BadFrames };

const anything = (): Arbitrary<Bad> => {
  const what = fc.oneof<[...{ weight: number; arbitrary: Arbitrary<Sent | BadFrames> }[]]>(
    { weight: 40, arbitrary: graph },
    { weight: 30, arbitrary: fc.constantFrom(...places).chain(badRest) },
    { weight: 14, arbitrary: badFrames(() => present) },
    { weight: 12, arbitrary: page },
    { weight: 4, arbitrary: fc.constantFrom(...calls.filter(({ row }) => row.file !== null)).chain(badUpload) },
  );
  return fc.record({ sender: fc.constantFrom(...senders), what });
};

const failed = /"code":\s*"Internal"|"code":\s*5\d\d|^refused 5|^closed (?:1006|1011|4500)$/m;

/** What is wrong with the answer; null if nothing is. */
async function faultOf(wire: Wire, { sender, what }: Bad, within: number): Promise<string | null> {
  const { url } = setup.fixtures.app;
  const cookie = setup.cookies[sender];
  const start = performance.now();
  try {
    const isHttp = 'method' in what;
    const { status, text } = isHttp
      ? await wire.send({ ...what, headers: { ...(cookie !== '' && { cookie }), ...what.headers } })
      : { status: 101, text: await sendFrames(url, cookie, what) };
    if (status >= 500 || (failed.test(text) && !(isHttp && what.headers.accept === 'text/html')))
      return `${status} ${text.slice(0, 300)}`;
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
  const took = performance.now() - start;
  return took > within ? `${Math.round(took)} ms` : null;
}

const described = ({ sender, what }: Bad) =>
  `as ${sender}: ${JSON.stringify('body' in what ? { ...what, body: String(what.body) } : what).slice(0, 1_500)}`;

it(`answers ${count} bad inputs without a failure of the server`, { timeout: 120_000 + count * 100 }, async () => {
  const wire = new Wire(setup.fixtures.app.url);
  const faults: string[] = [];
  // Some libraries write what they take for an error of theirs there.
  const onConsole = vi.spyOn(console, 'error').mockImplementation((...what) => setup.complaints.push(what.join(' ')));
  const sendBatch = async (from: number, within: number) => {
    const bads = fc.sample(anything(), { seed: seed + from, numRuns: Math.min(batch, count - from) });
    const waiting = bads.values();
    const next = async () => {
      for (const bad of waiting) {
        const fault = await faultOf(wire, bad, within);
        if (fault !== null) faults.push(`${fault}\n  ${described(bad)}`);
      }
    };
    await Promise.all(Array.from({ length: parallel }, next));
    for (const complaint of setup.complaints.splice(0)) faults.push(`logged: ${complaint.slice(0, 1_000)}`);
  };
  // The first page and the first file of a kind load their code, from TypeScript here: the first batch is sent once more.
  await sendBatch(0, Number.POSITIVE_INFINITY);
  for (let from = 0; from < count && faults.length < 20; from += batch) await sendBatch(from, slowest);
  onConsole.mockRestore();
  wire.close();
  expect(faults.slice(0, 20).join('\n\n'), `${faults.length} faults`).toBe('');
});
