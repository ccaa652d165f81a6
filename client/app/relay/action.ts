import {
  commitMutation,
  type GraphQLTaggedNode,
  graphql,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
  readInlineData,
} from 'relay-runtime';
import type { action_failure$key } from '../../__generated__/action_failure.graphql.ts';
import type { OnProgress } from './enclosedFile.ts';
import { NetworkError, type NetworkErrorKind } from './NetworkError.ts';

/** How a mutation failed, with a message for each field at fault. */
const failureFragment = graphql`
  fragment action_failure on Failure @inline {
    __typename
    message
    ... on PaymentFailed {
      reason
    }
    ... on InvalidInput {
      fields {
        field
        message
      }
    }
  }
`;

/**
 * The result of every mutation. A mutation document names the cases of its union as follows:
 *
 *     contactJobSeeker(input: $input) {
 *       ... on ContactJobSeekerPayload @alias(as: "success") { chat { id } }
 *       ...action_failure @alias(as: "failure")
 *     }
 */
export interface ResultUnion {
  readonly success?: object | null | undefined;
  readonly failure?: action_failure$key | null | undefined;
}

export type SuccessOf<Mutation extends MutationParameters> = Mutation['response'][keyof Mutation['response']] extends {
  readonly success: infer Success;
}
  ? NonNullable<Success>
  : never;

export type ActionResult<Success> = { ok: true; success: Success } | ({ ok: false } & ActionFailure);

export interface ActionFailure {
  /** The failure's type in the schema, or `NetworkError`. */
  type: string;
  /** The message for users. */
  message: string;
  /** The message of a third party, such as the bank; null if the document does not request it. */
  reason: string | null;
  /** The reason of a `NetworkError`. */
  network?: NetworkErrorKind;
  /** A message per input field, in the form that `@mantine/form` expects; empty if no field is at fault. */
  fields: Record<string, string>;
}

export interface ActionOptions<Mutation extends MutationParameters> {
  updater?: MutationConfig<Mutation>['updater'];
  optimisticResponse?: MutationConfig<Mutation>['optimisticResponse'];
  optimisticUpdater?: MutationConfig<Mutation>['optimisticUpdater'];
  /** Upload progress of the file among the variables. */
  onProgress?: OnProgress;
  /** Cancels the request, which then resolves to a failure of the type `Cancelled`. */
  signal?: AbortSignal;
}

export type ActionMutation = MutationParameters & { readonly response: { readonly [field: string]: ResultUnion } };

/** Always resolves: to the mutation's success, or to a failure that can be shown. */
export function act<Mutation extends ActionMutation>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  { signal, onProgress, ...rest }: ActionOptions<Mutation> = {},
): Promise<ActionResult<SuccessOf<Mutation>>> {
  return new Promise((resolve) => {
    const underway = commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...rest,
      cacheConfig: onProgress && { metadata: { onProgress } },
      onCompleted: (response) => resolve(readResult<Mutation>(response)),
      onError: (error) => resolve({ ok: false, ...failureOf(error) }),
    });
    signal?.addEventListener('abort', () => {
      underway.dispose();
      resolve({ ok: false, ...cancelled });
    });
  });
}

function readResult<Mutation extends ActionMutation>(
  response: Mutation['response'],
): ActionResult<SuccessOf<Mutation>> {
  const result = Object.values(response)[0];
  if (isSuccess<Mutation>(result)) return { ok: true, success: result.success };
  if (!result?.failure) return { ok: false, ...failureOf(undefined) };
  const { __typename: type, message, reason = null, fields = [] } = readInlineData(failureFragment, result.failure);
  const messages = Object.fromEntries(fields.map(({ field, message }) => [field, message]));
  return { ok: false, type, message, reason, fields: messages };
}

function isSuccess<Mutation extends ActionMutation>(
  result: ResultUnion | undefined,
): result is { readonly success: SuccessOf<Mutation> } {
  return Boolean(result?.success);
}

function failureOf(error: unknown): ActionFailure {
  const known = error instanceof NetworkError ? error : new NetworkError('server', { cause: error });
  return { type: known.name, message: known.message, reason: null, network: known.kind, fields: {} };
}

const cancelled: ActionFailure = { type: 'Cancelled', message: 'Cancelled.', reason: null, fields: {} };
