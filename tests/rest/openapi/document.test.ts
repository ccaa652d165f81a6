import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { table } from '../../../server/rest/table.ts';
import { document, expectDocumented, violations } from '../../support/documented.ts';

/** The OpenAPI document is valid, complete and consistent. */

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

describe('the check of responses', () => {
  const job = { id: 1, name: 'Cook', plural: 'Cooks', slug: 'cook', created_at: at(0), updated_at: at(1) };

  function at(hour: number): string {
    return new Date(Date.UTC(2026, 5, 1, hour)).toISOString();
  }

  it('accepts a documented response', () => {
    expectDocumented('GET /api/jobs/{id}', 200, job);
    expectDocumented('DELETE /api/jobs/{id}', 204, undefined);
    expectDocumented('GET /api/jobs/{id}', 404, { code: 404, message: 'Not found.' });
  });

  it.each([
    ['an undocumented key', 200, { ...job, secret: 1 }],
    ['a missing key', 200, { ...job, slug: undefined }],
    ['null in a non-null field', 200, { ...job, plural: null }],
    ['another type', 200, { ...job, id: '1' }],
    ['an invalid time', 200, { ...job, created_at: 'yesterday' }],
    ['an undocumented status', 500, { code: 500, message: 'Something went wrong on our side.' }],
    ['a code that differs from the status', 404, { code: 403, message: 'Not found.' }],
    ['a refusal with an additional key', 404, { code: 404, message: 'Not found.', stack: 'at …' }],
  ])('refuses %s', (_what, status, body) => {
    expect(() => expectDocumented('GET /api/jobs/{id}', status, body)).toThrow();
  });
});
