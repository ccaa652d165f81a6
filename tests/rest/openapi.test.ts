import { Validator } from '@seriousme/openapi-schema-validator';
import { validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import { askedBy } from '../../server/rest/openapi/access.ts';
import type { Row } from '../../server/rest/row.ts';
import { type DocumentedCall, table } from '../../server/rest/table.ts';
import { type Actor, actors } from '../access/fixtures.ts';
import { document, violations } from '../support/documented.ts';
import { testApp } from '../support/fixtures.ts';
import { restCases } from './roles/cases.ts';

const app = testApp();

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('includes every call of the table', () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const calls = Object.keys(table).map((call) => call.replace('{session id}', '{session_id}'));
    expect(documented.filter((call) => !call.includes('/api/auth/')).sort()).toEqual(calls.sort());
  });

  it('has a unique operationId for every call, which is a valid identifier', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  });

  it('describes all properties of requests and responses', () => {
    const missing: string[] = [];
    const look = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        const within = `${place}.${key}`;
        if (key === 'example') continue;
        if (key === 'properties' && !place.endsWith('.Group')) {
          for (const [name, property] of Object.entries<object>(inner)) {
            if (!('description' in property) && !('$ref' in property)) missing.push(`${within}.${name}`);
          }
        }
        look(inner, within);
      }
    };
    look(document.components.schemas, 'schemas');
    look(document.paths, 'paths');
    expect(missing).toEqual([]);
  });
});

describe('an example', () => {
  const contents = operations.flatMap(({ path, method, operation }) => {
    const at = ['paths', path, method];
    const body = operation.requestBody
      ? [{ place: [...at, 'requestBody'], content: operation.requestBody.content }]
      : [];
    const replies = Object.entries(operation.responses).flatMap(([status, reply]) =>
      'content' in reply && reply.content ? [{ place: [...at, 'responses', status], content: reply.content }] : [],
    );
    return [...body, ...replies];
  });
  const examples = contents.flatMap(({ place, content }) =>
    Object.entries(content).map(([type, { example }]) => ({ place: [...place, 'content', type], type, example })),
  );

  it('conforms to its schema', () => {
    expect(examples.length).toBeGreaterThan(150);
    const wrong = examples
      .filter(({ example }) => example !== undefined)
      .flatMap(({ place, example }) =>
        violations([...place, 'schema'], example).map((why) => `${place.join(' ')}: ${why}`),
      );
    expect(wrong).toEqual([]);
  });

  it('exists for every JSON body of a request or response', () => {
    const without = examples.filter(({ type, example }) => type === 'application/json' && example === undefined);
    expect(without.map(({ place }) => place.join(' '))).toEqual([]);
  });

  it('of a parameter conforms to its schema', () => {
    const wrong = operations.flatMap(({ path, method, operation }) =>
      (operation.parameters ?? []).flatMap((parameter, at) =>
        '$ref' in parameter || parameter.example === undefined
          ? []
          : violations(['paths', path, method, 'parameters', String(at), 'schema'], parameter.example).map(
              (why) => `${parameter.name}: ${why}`,
            ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('GET /api/openapi.json', () => {
  it('is the document, with the version of the product', async () => {
    const answer = await fetch(`${app.url}/api/openapi.json`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('max-age');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/);
  });
});

/** Routes under /api/ that are not for clients of the REST layer. */
const notOfTheLayer = [
  // Routes of the authentication library, for the product's own pages.
  /^(POST|GET) \/api\/auth\/(?!sign-in|sign-out|token)/,
  'POST /api/stripe/webhook',
  // The protocol tus, which the graph names at `setVideo`.
  /^(POST|PATCH|DELETE) \/api\/video-uploads/,
  // A download from the account page.
  'GET /api/account/data',
  'GET /api/openapi.json',
  /^GET \/api\/(?:docs|graphiql)([/*]|$)/,
  // Described in the introduction, because OpenAPI cannot describe a websocket.
  'GET /api/chat-events',
  /^\S+ \/api\/\*$/,
];

it('has every route under /api/', async () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, ':')}`),
  );
  const routes = routesIn(app.app.printRoutes({ commonPrefix: false })).filter((route) => / \/api\b/.test(route));
  expect(routes.length).toBeGreaterThan(documented.length);
  const others = routes.filter(
    (route) => !notOfTheLayer.some((one) => (typeof one === 'string' ? one === route : one.test(route))),
  );
  expect(others.sort()).toEqual(documented.sort());
});

/** Method and path of each route in Fastify's tree; `:` replaces a path parameter. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (path === '' && methods === '') return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    const whole = above.join('').replaceAll(/:[^/-]+/g, ':');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${whole}`);
  });
}

/** Groups of users, from the largest to the smallest. */
const circles = ['anyone', 'users', 'people with a login', 'admins'] as const;

function documented(call: DocumentedCall): (typeof circles)[number] {
  const { security } = askedBy(table[call]);
  if (security.some((one) => Object.keys(one).length === 0)) return 'anyone';
  if (security.some((one) => 'guest' in one)) return 'users';
  return security.some(({ session }) => session?.includes('ROLE_ADMIN')) ? 'admins' : 'people with a login';
}

const circleOf = (actor: Actor) => {
  if (actor === 'anonymous') return 'anyone';
  if (actor === 'admin') return 'admins';
  return actor === 'guest' || actor === 'otherGuest' ? 'users' : 'people with a login';
};

const calls = [...new Set(restCases.map(({ call }) => call))];

it.each(calls)('%s is for whom the document says', (call) => {
  const answers = restCases.filter((one) => one.call === call).map(({ statuses }) => statuses);
  const always = (actor: Actor, status: number) => answers.every((statuses) => statuses[actor] === status);
  // A declined card shows that the caller had access.
  const hasAccess = (actor: Actor) => answers.some((statuses) => statuses[actor] < 400 || statuses[actor] === 402);
  const widest = Math.min(...actors.filter(hasAccess).map((actor) => circles.indexOf(circleOf(actor))));
  const theirs = circles.indexOf(documented(call));
  expect(theirs, 'has access but is not documented').toBeLessThanOrEqual(widest);
  if (always('anonymous', 401)) expect(documented(call), 'visitors must sign in').not.toBe('anyone');
  if (always('guest', 401)) expect(documented(call), 'guests must sign in').not.toBe('users');
  const isAdmins = actors.every((actor) => ['anonymous', 'admin'].includes(actor) || always(actor, 403));
  if (isAdmins) expect(documented(call)).toBe('admins');
});

it('the server executes only valid documents, which it does not validate again', () => {
  const documents = Object.values<Row>(table).flatMap((row) => row.documents);
  expect(documents.flatMap((one) => validate(schema, one)).map(({ message }) => message)).toEqual([]);
});
