import type { JsonSchema } from '../../server/rest/openapi/json.ts';
import type { OpenApi } from '../../server/rest/openapi/openApi.ts';
import type { Operation, Parameter } from '../../server/rest/openapi/operation.ts';

/**
 * What breaks clients between two OpenAPI documents. A request may be taken more widely, and an answer may say more: new keys, and new
 * values of an enum.
 */

/** `name` is what the changelog calls it. */
export type ApiChange = { name: string; what: string };

type Api = Pick<OpenApi, 'paths'> & {
  components: Pick<OpenApi['components'], 'schemas'> & { parameters?: Readonly<Record<string, Parameter>> };
};
type Way = 'request' | 'answer';

export const openApiChanges = (before: Api, after: Api): ApiChange[] => new Comparison(before, after).all();

const refName = ({ $ref }: JsonSchema): string | undefined => $ref?.replace(/^.*\//, '');

/** The schema as alternatives with one type each. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives);
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** Those that the operation has itself, and those that it refers to. */
const parametersOf = ({ components }: Api, { parameters = [] }: Operation): Parameter[] =>
  parameters.flatMap((one) => ('$ref' in one ? (components.parameters?.[refName(one) ?? ''] ?? []) : [one]));

const valuesOf = ({ enum: values, const: only }: JsonSchema): unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only]);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const lacks = (list: readonly unknown[], value: unknown): boolean => !list.some((one) => isSame(one, value));

class Comparison {
  private readonly known = new Map<string, ApiChange[]>();

  constructor(
    private readonly before: Api,
    private readonly after: Api,
  ) {}

  all(): ApiChange[] {
    const found = Object.entries(this.before.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, old]) => {
        const call = `${method.toUpperCase()} ${path}`;
        const now = this.after.paths[path]?.[method];
        return now ? this.operation(call, old, now) : [{ name: call, what: 'is gone' }];
      }),
    );
    return [...new Map(found.map((one) => [`${one.name} ${one.what}`, one])).values()];
  }

  private operation(call: string, old: Operation, now: Operation): ApiChange[] {
    const found: ApiChange[] = [];
    const note = (what: string, name = call) => found.push({ name, what });
    for (const one of old.security) if (lacks(now.security, one)) note(`is no longer for ${JSON.stringify(one)}`);

    const [former, present] = [parametersOf(this.before, old), parametersOf(this.after, now)];
    for (const parameter of former) {
      const name = `${call} ${parameter.name}`;
      const same = present.find((one) => one.name === parameter.name && one.in === parameter.in);
      if (!same) note('is no longer taken', name);
      else found.push(...this.schema(parameter.schema, same.schema, name, 'request'));
    }
    for (const { name, required } of present)
      if (required && !former.some((one) => one.name === name && one.required)) note('is required', `${call} ${name}`);

    if (now.requestBody?.required && !old.requestBody?.required) note('needs a body');
    for (const [type, { schema }] of Object.entries(old.requestBody?.content ?? {})) {
      const same = now.requestBody?.content[type];
      if (!same) note(`takes no ${type} any more`);
      else found.push(...this.schema(schema, same.schema, call, 'request'));
    }

    for (const [status, reply] of Object.entries(old.responses)) {
      if (Number(status) >= 400) continue;
      const same = now.responses[status];
      if (!same) note(`answers ${status} no more`);
      if (!same || '$ref' in same || '$ref' in reply) continue;
      for (const [type, { schema }] of Object.entries(reply.content ?? {})) {
        const content = same.content?.[type];
        if (!content) note(`answers no ${type} any more`);
        else found.push(...this.schema(schema, content.schema, call, 'answer'));
      }
    }
    return found;
  }

  /** @param place a name for what has none of its own */
  private schema(old: JsonSchema, now: JsonSchema, place: string, way: Way): ApiChange[] {
    const key = `${way} ${JSON.stringify([old, now])} ${old.$ref ? '' : place}`;
    const known = this.known.get(key);
    if (known) return known;
    // What refers to itself is compared once.
    this.known.set(key, []);
    const [was, is] = [alternatives(old), alternatives(now)];
    const [given, taken] = way === 'request' ? [was, is] : [is, was];
    const found = given.flatMap((one) => this.leastChange(one, taken, place, way));
    this.known.set(key, found);
    return found;
  }

  /** The changes between an alternative and that of the other side which is closest to it. */
  private leastChange(one: JsonSchema, others: JsonSchema[], place: string, way: Way): ApiChange[] {
    const type = this.typeOf(one, way === 'request');
    const namesake = others.find(({ $ref }) => $ref !== undefined && $ref === one.$ref);
    const compared = (namesake ? [namesake] : others)
      .filter((other) => {
        const theirs = this.typeOf(other, way !== 'request');
        return theirs === undefined || theirs === type || (theirs === 'number' && type === 'integer');
      })
      .map((other) => (way === 'request' ? this.values(one, other, place, way) : this.values(other, one, place, way)));
    if (compared.length === 0) {
      const what = type ?? 'anything';
      return [{ name: place, what: way === 'request' ? `is no longer taken as ${what}` : `may be ${what}` }];
    }
    return compared.reduce((least, next) => (next.length < least.length ? next : least));
  }

  private typeOf(schema: JsonSchema, isOld: boolean): string | string[] | undefined {
    return this.resolved(schema, isOld ? this.before : this.after).type;
  }

  private resolved(schema: JsonSchema, { components }: Api): JsonSchema {
    const name = refName(schema);
    return name === undefined ? schema : (components.schemas[name] ?? {});
  }

  private values(before: JsonSchema, after: JsonSchema, place: string, way: Way): ApiChange[] {
    const name = refName(before) ?? place;
    const old = this.resolved(before, this.before);
    const now = this.resolved(after, this.after);
    // A component may have alternatives of its own.
    if (old.anyOf || now.anyOf) return this.schema(old, now, name, way);
    const found: ApiChange[] = [];
    const note = (what: string, of = name) => found.push({ name: of, what });
    const isRequest = way === 'request';

    const [oldValues, values] = [valuesOf(old), valuesOf(now)];
    if (isRequest && values) {
      const refused = (oldValues ?? ['other values']).filter((value) => lacks(values, value));
      if (refused.length > 0) note(`no longer takes ${refused.join(', ')}`);
    }
    if (!isRequest && oldValues && !values) note('may have any value');
    for (const rule of ['format', 'pattern'] as const) {
      const promised = isRequest ? now[rule] : old[rule];
      if (promised !== undefined && old[rule] !== now[rule]) note(`has another ${rule}`);
    }
    if (isRequest) {
      for (const limit of ['minimum', 'minLength'] as const)
        if ((now[limit] ?? Number.NEGATIVE_INFINITY) > (old[limit] ?? Number.NEGATIVE_INFINITY))
          note(`has a higher ${limit}`);
      for (const limit of ['maximum', 'maxLength', 'maxItems'] as const)
        if ((now[limit] ?? Number.POSITIVE_INFINITY) < (old[limit] ?? Number.POSITIVE_INFINITY))
          note(`has a lower ${limit}`);
      for (const key of now.required ?? []) if (!old.required?.includes(key)) note('is required', `${name}.${key}`);
    }
    for (const [key, schema] of Object.entries(old.properties ?? {})) {
      const inner = `${name}.${key}`;
      const same = now.properties?.[key];
      if (!same) note(isRequest ? 'is no longer taken' : 'is gone', inner);
      else found.push(...this.schema(schema, same, inner, way));
      if (same && !isRequest && old.required?.includes(key) && !now.required?.includes(key))
        note('may be absent', inner);
    }
    if (old.items && now.items) found.push(...this.schema(old.items, now.items, name, way));
    const [more, moreNow] = [old.additionalProperties, now.additionalProperties];
    if (typeof more === 'object' && typeof moreNow === 'object') found.push(...this.schema(more, moreNow, name, way));
    return found;
  }
}
