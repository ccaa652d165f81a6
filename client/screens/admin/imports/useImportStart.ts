import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { useImportStartMutation } from '../../../__generated__/useImportStartMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { randomKey } from '../../../features/core/randomKey.ts';

/** Starts an import. Sent again after a lost answer, it starts no second one. */
export function useImportStart() {
  const clientKey = useRef(randomKey());
  const [send, starting] = useAction<useImportStartMutation>(graphql`
    mutation useImportStartMutation($input: StartImportInput!) {
      startImport(input: $input) {
        ... on StartImportPayload @alias(as: "success") {
          bulkAction {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const start = (input: Omit<useImportStartMutation['variables']['input'], 'clientKey'>) =>
    send({ input: { ...input, clientKey: clientKey.current } });
  return { start, starting };
}
