import { encodeGlobalId } from '../graphql/globalId.ts';
import { byId } from './body.ts';
import { change } from './document.ts';

/** The common part of all calls that delete: the record's type in the graph and its mutation. */
export const deletion = (typename: string, mutation = `delete${typename}`) => ({
  input: byId,
  document: change(mutation, '__typename'),
  variables: ({ path }: { path: { id: number } }) => ({ input: { id: encodeGlobalId(typename, path.id) } }),
});
