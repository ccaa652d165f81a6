import { once } from 'node:events';
import { type GraphQLInputType, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** Requests that no client of ours sends: never a 5xx, and no error without a reason. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Visitor;
let jobSeeker: Visitor;
beforeAll(async () => {
  const { db } = app.services;
  const signedIn = (user: { loginEmail: string | null }) =>
    new Visitor(app.url).signIn(user.loginEmail ?? '', testPassword);
  admin = await signedIn(await makeAdmin(db));
  jobSeeker = await signedIn(await makeJobSeeker(db, catalog));
});

describe('an upload in parts', () => {
  const wrong: [string, Record<string, string>, number][] = [
    ['without a length', { 'upload-defer-length': '1' }, 400],
    ['of which it is the last', { 'upload-concat': 'final;/api/video-uploads/a /api/video-uploads/b' }, 400],
    ['of which it is one', { 'upload-concat': 'partial', 'upload-length': '10' }, 400],
    ['with a negative length', { 'upload-length': '-1' }, 400],
    ['with no number as its length', { 'upload-length': 'ten' }, 400],
    ['with bad metadata', { 'upload-length': '10', 'upload-metadata': '!!! ???' }, 400],
    ['of another version', { 'upload-length': '10', 'tus-resumable': '0.2.2' }, 400],
  ];

  it.each(wrong)('%s is refused in our words', async (_, headers, status) => {
    const answer = await jobSeeker.fetch('/api/video-uploads', {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', ...headers },
    });
    const text = await answer.text();
    expect([answer.status, text.slice(0, 1)]).toEqual([status, '{']);
    expect(JSON.parse(text)).toEqual({ code: status, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

describe('a message to the socket of GraphQL that only a server sends', () => {
  const messages = [
    { id: '1', type: 'next', payload: { data: {} } },
    { id: '1', type: 'error', payload: [{ message: 'x' }] },
    { type: 'connection_ack' },
  ];
  it.each(messages)('$type closes it as a bad one', async (message) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws'], {
      headers: { origin: app.url },
    });
    socket.on('open', () => {
      socket.send('{"type":"connection_init"}');
      socket.send(JSON.stringify(message));
    });
    const [code] = await once(socket, 'close');
    const calls = written.mock.calls.length;
    written.mockRestore();
    expect([code, calls]).toEqual([4400, 0]);
  });
});

/** A value that fits the type, with `id` for each ID. */
function inputOf(type: GraphQLInputType, id: string, depth = 0): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      ({ type: one }) => isNonNullType(one) || (depth < 3 && getNamedType(one).name === 'ID'),
    );
    const chosen = named.isOneOf ? Object.values(named.getFields()).slice(0, 1) : fields;
    const value = Object.fromEntries(chosen.map((field) => [field.name, inputOf(field.type, id, depth + 1)]));
    return String(type).startsWith('[') ? [value] : value;
  }
  const scalars: Record<string, unknown> = {
    ID: id,
    Int: 1,
    Boolean: true,
    DateTime: '2026-06-01T12:00:00Z',
    Float: 1,
  };
  const enums = 'getValues' in named ? named.getValues()[0]?.name : undefined;
  const value = enums ?? (Object.hasOwn(scalars, named.name) ? scalars[named.name] : 'Some text');
  return String(type).startsWith('[') ? [value] : value;
}

describe('a global id of a type that only JavaScript knows', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const fields = [schema.getMutationType(), schema.getQueryType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ root: root?.name.toLowerCase(), field })),
  );
  const takesId = fields.filter(({ field }) =>
    JSON.stringify(field.args.map(({ type }) => inputOf(type, '#'))).includes('#'),
  );
  const withoutFiles = takesId.filter(({ field }) => !field.name.startsWith('upload') && field.name !== 'setVideo');

  it('is an id of nothing for every field that takes one', async () => {
    expect(withoutFiles.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const { root, field } of withoutFiles) {
      for (const name of names) {
        const id = encodeGlobalId(name, 1);
        const variables = Object.fromEntries(field.args.map((arg) => [arg.name, inputOf(arg.type, id)]));
        const given = field.args.filter((arg) => isNonNullType(arg.type) || getNamedType(arg.type).name === 'ID');
        const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
        const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
        const selected = 'getFields' in getNamedType(field.type) || 'getTypes' in getNamedType(field.type);
        const call = given.length === 0 ? field.name : `${field.name}(${passed})`;
        const query = `${root}${declared && ` (${declared})`} { ${call} ${selected ? '{ __typename }' : ''} }`;
        for (const visitor of [admin, jobSeeker]) {
          const { errors = [] } = await visitor.graphql(query, variables);
          const codes = errors.map(({ extensions }) => extensions?.code ?? 'none');
          if (codes.some((code) => code === 'Internal' || code === 'none'))
            wrong.push(`${field.name} of ${name}: ${codes}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  }, 120_000);
});

describe('an answer that is for one person', () => {
  const cached = async (visitor: Visitor, path: string, init?: RequestInit) =>
    (await visitor.fetch(path, init)).headers.get('cache-control');

  it('is kept by no cache', async () => {
    const query = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    };
    expect(await cached(jobSeeker, '/api/get-user-info')).toBe('no-store');
    expect(await cached(jobSeeker, '/api/chat/999999')).toBe('no-store');
    expect(await cached(jobSeeker, '/graphql', query)).toBe('no-store');
    expect(await cached(new Visitor(app.url), '/graphql', query)).toBe('no-store');
    expect(await cached(new Visitor(app.url), '/api/chat/1?shared_hash=x')).toBe('no-store');
  });

  it('is not mistaken for one for everyone', async () => {
    expect(await cached(new Visitor(app.url), '/api/languages')).toBe(null);
    expect(await cached(jobSeeker, '/api/openapi.json')).toContain('public');
  });
});
