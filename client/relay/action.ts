import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import type { OnProgress } from './enclosedFile.ts';
import { NetworkError, type NetworkErrorKind } from './NetworkError.ts';

/**
 * What every mutation of ours answers. A mutation document names the cases of the result union so:
 *
 *     contactJobSeeker(input: $input) {
 *       ... on ContactJobSeekerSuccess @alias(as: "success") { chat { id } }
 *       ... on Failure @alias(as: "failure") { __typename message }
 *       ... on InvalidInput @alias(as: "invalid") { fields { field message } }
 *     }
 *
 * `invalid` may be left out where there is nothing to fill in.
 */
export interface ResultUnion {
  readonly success?: object | null | undefined;
  readonly failure?:
    | { readonly __typename: string; readonly message: string; readonly reason?: string | null }
    | null
    | undefined;
  readonly invalid?:
    | { readonly fields: ReadonlyArray<{ readonly field: string; readonly message: string }> }
    | null
    | undefined;
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
  /** For people. */
  message: string;
  /** What somebody else said, such as the bank; null where the document does not ask for it. */
  reason: string | null;
  /** Why there was no answer, of a `NetworkError`. */
  network?: NetworkErrorKind;
  /** A message per field of the input, as `@mantine/form`'s setErrors takes it; empty when no field is at fault. */
  fields: Record<string, string>;
}

export interface ActionOptions<Mutation extends MutationParameters> {
  updater?: MutationConfig<Mutation>['updater'];
  optimisticResponse?: MutationConfig<Mutation>['optimisticResponse'];
  optimisticUpdater?: MutationConfig<Mutation>['optimisticUpdater'];
  /** How much of the file among the variables has left. */
  onProgress?: OnProgress;
  /** Breaks it off; it then resolves to a failure of the type `Cancelled`. */
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
  const fields = Object.fromEntries(result?.invalid?.fields.map(({ field, message }) => [field, message]) ?? []);
  if (!result?.failure) return { ok: false, ...failureOf(undefined) };
  const { __typename: type, message, reason = null } = result.failure;
  return { ok: false, type, message, reason, fields };
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

const cancelled: ActionFailure = { type: 'Cancelled', message: 'This was broken off.', reason: null, fields: {} };
