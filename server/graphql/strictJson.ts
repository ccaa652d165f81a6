import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum nesting of objects and lists. */
const maxDepth = 40;

type Done = (error: Error | null, value?: unknown) => void;

/**
 * Accepts only bodies that are JSON in UTF-8: a replaced character would be stored as if it were intended. Others get
 * 400.
 */
export function strictJson(scope: FastifyInstance): (request: FastifyRequest, body: Buffer, done: Done) => void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(badRequest('The body is not UTF-8.'));
      return;
    }
    parse(request, text, (error, value) => {
      if (error) done(badRequest('The body is not JSON.'));
      else if (isTooDeep(value)) done(badRequest('The body is nested too deeply.'));
      else done(null, value);
    });
  };
}

/** Whether a value parsed from JSON exceeds the maximum nesting. */
export const isTooDeep = (value: unknown): boolean => isDeeper(value, maxDepth);

/** Iterative, so that deep nesting cannot exhaust the stack. */
function isDeeper(value: unknown, depth: number): boolean {
  let level = [value].filter(isStructure);
  for (let at = 0; level.length > 0; at += 1) {
    if (at === depth) return true;
    level = level.flatMap((one) => Object.values(one).filter(isStructure));
  }
  return false;
}

const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const badRequest = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 });
