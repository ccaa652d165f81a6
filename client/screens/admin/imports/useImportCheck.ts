import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { importMaxBytes, importMessages } from '../../../../server/domain/office/bulkAction/import/import.input.ts';
import type { ImportList, useImportCheckMutation } from '../../../__generated__/useImportCheckMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';

type Answer = useImportCheckMutation['response']['checkImport'];
export type DryRun = NonNullable<Answer['success']>['dryRun'];

/** How far a file has come. */
export type ImportCheck =
  | { at: 'nothing' }
  /** `share` of the file has been sent, 0 to 1. */
  | { at: 'checking'; file: File; share: number }
  | { at: 'refused'; file: File; message: string }
  | { at: 'checked'; file: File; dryRun: DryRun };

/** The dry run of a file. A new file cancels the one before. */
export function useImportCheck(list: ImportList) {
  const [state, setState] = useState<ImportCheck>({ at: 'nothing' });
  const running = useRef<AbortController>(null);
  const [send] = useAction<useImportCheckMutation>(graphql`
    mutation useImportCheckMutation($input: CheckImportInput!) {
      checkImport(input: $input) {
        ... on CheckImportPayload @alias(as: "success") {
          dryRun {
            total
            added
            existing
            faulty
            problemCount
            columns
            ignored
            problems {
              line
              column
              value
              message
            }
            rows {
              line
              state
              cells
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  useEffect(() => () => running.current?.abort(), []);

  async function check(file: File) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    if (file.size > importMaxBytes) {
      setState({ at: 'refused', file, message: importMessages.tooLarge });
      return;
    }
    setState({ at: 'checking', file, share: 0 });
    const result = await send(
      { input: { list, file } },
      {
        signal: controller.signal,
        onProgress: (share) => {
          if (running.current === controller) setState({ at: 'checking', file, share });
        },
      },
    );
    if (controller.signal.aborted) return;
    setState(
      result.ok
        ? { at: 'checked', file, dryRun: result.success.dryRun }
        : { at: 'refused', file, message: result.message },
    );
  }

  function clear() {
    running.current?.abort();
    setState({ at: 'nothing' });
  }

  return { state, check, clear };
}
