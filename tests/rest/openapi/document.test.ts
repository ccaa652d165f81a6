import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { introduction } from '../../../server/rest/openapi/introduction.ts';
import { apiDocument } from '../../../server/rest/openapi/mount.ts';
import { openApi } from '../../../server/rest/openapi/openApi.ts';
import { table } from '../../../server/rest/table.ts';
import { callOf, expectDocumented, violations } from '../../support/documented.ts';

/** The document of the layer says everything, and nothing that is wrong. */

const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(apiDocument));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has every call of the table', () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const calls = Object.keys(table).map((call) => call.replace('{session id}', '{session_id}'));
    expect(documented.filter((call) => !call.includes('/api/auth/')).sort()).toEqual(calls.sort());
  });

  it('is the same whenever it is made', () => {
    expect(JSON.stringify(openApi(apiDocument.info.version, introduction))).toBe(JSON.stringify(apiDocument));
  });

  it('has a name of its own for every call, that programs can use', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  });

  it('describes everything that is taken and answered', () => {
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
    look(apiDocument.components.schemas, 'schemas');
    look(apiDocument.paths, 'paths');
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

  it('is of its own schema', () => {
    expect(examples.length).toBeGreaterThan(150);
    const wrong = examples
      .filter(({ example }) => example !== undefined)
      .flatMap(({ place, example }) =>
        violations([...place, 'schema'], example).map((why) => `${place.join(' ')}: ${why}`),
      );
    expect(wrong).toEqual([]);
  });

  it('is there wherever JSON is taken or answered', () => {
    const without = examples.filter(({ type, example }) => type === 'application/json' && example === undefined);
    expect(without.map(({ place }) => place.join(' '))).toEqual([]);
  });

  it('of a parameter is one that it takes', () => {
    const wrong = operations.flatMap(({ path, method, operation }) =>
      (operation.parameters ?? []).flatMap(({ name, example }, at) =>
        example === undefined
          ? []
          : violations(['paths', path, method, 'parameters', String(at), 'schema'], example).map(
              (why) => `${name}: ${why}`,
            ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('holding an answer to it', () => {
  const job = { id: 1, name: 'Cook', plural: 'Cooks', slug: 'cook', created_at: at(0), updated_at: at(1) };

  function at(hour: number): string {
    return new Date(Date.UTC(2026, 5, 1, hour)).toISOString();
  }

  it('lets a documented one pass', () => {
    expectDocumented('GET /api/jobs/{id}', 200, job);
    expectDocumented('DELETE /api/jobs/{id}', 204, undefined);
    expectDocumented('GET /api/jobs/{id}', 404, { code: 404, message: 'Not found.' });
  });

  it.each([
    ['a key that it does not have', 200, { ...job, secret: 1 }],
    ['a key that is missing', 200, { ...job, slug: undefined }],
    ['null where there is always something', 200, { ...job, plural: null }],
    ['another type', 200, { ...job, id: '1' }],
    ['no time', 200, { ...job, created_at: 'yesterday' }],
    ['a status that it does not have', 500, { code: 500, message: 'Something went wrong on our side.' }],
    ['a code that is not the status', 404, { code: 403, message: 'Not found.' }],
    ['a refusal with more to say', 404, { code: 404, message: 'Not found.', stack: 'at …' }],
  ])('stops at %s', (_what, status, body) => {
    expect(() => expectDocumented('GET /api/jobs/{id}', status, body)).toThrow();
  });

  it('knows a call by its address', () => {
    expect(callOf('get', '/api/jobs/7?x=1')).toBe('GET /api/jobs/{id}');
    expect(callOf('POST', '/api/candidates/email/7')).toBe('POST /api/candidates/email/{id}');
    expect(callOf('GET', '/api/candidates/minimal')).toBe('GET /api/candidates/minimal');
    expect(callOf('GET', '/api/payment/validate_payment/cs_1')).toBe('GET /api/payment/validate_payment/{session_id}');
    expect(callOf('GET', '/api/nothing')).toBeNull();
  });
});
