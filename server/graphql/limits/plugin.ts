import type { Plugin } from 'graphql-yoga';
import { isPersisted } from '../persisted.ts';
import { schema } from '../schema.ts';
import { type Cost, parseWithin, validateWithin, weighed, withCost } from './operation.ts';

/** Applies the limits to every operation over HTTP except the product's own, and tells its cost. */
export function useLimits(): Plugin {
  const costs = new WeakMap<Request, Cost>();
  return {
    onParse({ setParseFn }) {
      setParseFn((text: unknown) => parseWithin(String(text)));
    },
    onValidate({ params: { documentAST }, context, setValidationFn }) {
      if (isPersisted(documentAST)) return;
      // Thrown and not returned, because a returned result is cached for the text, which may be within the limits with
      // other variables.
      const { refusal, cost } = weighed(schema, documentAST, context.params.variables);
      if (cost) costs.set(context.request, cost);
      if (refusal) throw refusal;
      setValidationFn(validateWithin);
    },
    onExecutionResult({ result, setResult, context }) {
      if (!result || Array.isArray(result) || Symbol.asyncIterator in result) return;
      setResult(withCost(result, costs.get(context.request)));
      if (!('errors' in result) || 'data' in result) return;
      for (const { extensions } of result.errors ?? []) {
        // The status of operations that were not executed. Clients that accept plain JSON get it for excessive requests
        // too.
        if (extensions.code === 'OverLimit') extensions.http = { status: 400 };
        // Of a key.
        else if (extensions.code === 'Forbidden') extensions.http = { status: 403 };
        else extensions.http ??= { status: 400, spec: true };
      }
    },
  };
}
