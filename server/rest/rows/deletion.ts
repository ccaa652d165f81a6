import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId } from '../body.ts';
import { document } from '../document.ts';
import { Failed } from '../fragments.ts';

/** What every call that deletes has in common: the record's type in the graph, and the mutation that deletes it. */
export const deletion = (typename: string, mutation = `delete${typename}`) => ({
  input: byId,
  document: document(
    `mutation ($id: ID!) { answer: ${mutation}(input: { id: $id }) { __typename ...Failed } }`,
    Failed,
  ),
  variables: ({ path }: { path: { id: number } }) => ({ id: encodeGlobalId(typename, path.id) }),
});
