import type { Plugin } from 'graphql-yoga';
import type { PersistedOperations } from '../persisted.ts';
import { schema } from '../schema.ts';
import { parseWithin, refusalOf, validateWithin } from './operation.ts';

/** Holds every operation over HTTP within the limits, but for the product's own. */
export function useLimits(persisted: PersistedOperations): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((text: unknown) => parseWithin(String(text)));
    },
    onValidate({ params: { documentAST }, context, setValidationFn }) {
      if (persisted.isOurs(documentAST)) return;
      // Thrown, not returned: what is returned is remembered for the text, and with other variables it may be fine.
      const refusal = refusalOf(schema, documentAST, context.params.variables);
      if (refusal) throw refusal;
      setValidationFn(validateWithin);
    },
    onExecutionResult({ result }) {
      if (!result || Array.isArray(result) || !('errors' in result) || 'data' in result) return;
      for (const { extensions } of result.errors ?? []) {
        // The status of what was not executed; clients of plain JSON get it where the request itself is too much.
        if (extensions.code === 'OverLimit') extensions.http = { status: 400 };
        else extensions.http ??= { status: 400, spec: true };
      }
    },
  };
}
