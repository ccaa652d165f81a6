import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId } from '../body.ts';
import { document } from '../document.ts';
import { Failed } from '../fragments.ts';

/** The common part of all calls that delete: the record's type in the graph and its mutation. */
export const deletion = (typename: string, mutation = `delete${typename}`) => ({
  input: byId,
  document: document(
    `mutation ($id: ID!) { answer: ${mutation}(input: { id: $id }) { __typename ...Failed } }`,
    Failed,
  ),
  variables: ({ path }: { path: { id: number } }) => ({ id: encodeGlobalId(typename, path.id) }),
});
