import { fetchQuery } from 'react-relay';
import { createOperationDescriptor, type IEnvironment } from 'relay-runtime';
import query, { type FrameQuery } from '../../__generated__/FrameQuery.graphql.ts';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';

/**
 * The one rule for pages of the back office: visitors and guests log in first, and other users have no access. The frame
 * knows its viewer already, so it costs no request. What a page reads is decided by the server once more.
 */
export async function requireAdmin(environment: IEnvironment): Promise<void> {
  const { viewer } = await frameOf(environment);
  if (viewer.canReadBackOffice) return;
  throw viewer.kind === 'ANONYMOUS' || viewer.kind === 'GUEST' ? signInFirst() : forbidden();
}

/** What the frame shows, or the response that it is waiting for: equal requests are joined. */
async function frameOf(environment: IEnvironment): Promise<FrameQuery['response']> {
  const { data, isMissingData } = environment.lookup(createOperationDescriptor(query, {}).fragment);
  if (!isMissingData) return data as FrameQuery['response'];
  const response = await fetchQuery<FrameQuery>(environment, query, {}).toPromise();
  if (!response) throw new Error('The frame has no data.');
  return response;
}
