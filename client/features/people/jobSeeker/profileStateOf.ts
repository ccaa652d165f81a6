import { graphql, readInlineData } from 'react-relay';
import type { profileStateOf_jobSeeker$key } from '../../../__generated__/profileStateOf_jobSeeker.graphql.ts';

/**
 * The state of the viewer's own profile: `incomplete` until the wizard's end, `waiting` for an admin, `active` is public,
 * `paused` by the job seeker.
 */
export type ProfileStateName = 'incomplete' | 'waiting' | 'active' | 'paused';

export function profileStateOf(key: profileStateOf_jobSeeker$key): ProfileStateName {
  const { active, updated, pausedAt } = readInlineData(
    graphql`
      fragment profileStateOf_jobSeeker on JobSeeker @inline {
        active
        updated
        pausedAt
      }
    `,
    key,
  );
  if (active) return 'active';
  if (pausedAt) return 'paused';
  return updated ? 'waiting' : 'incomplete';
}
