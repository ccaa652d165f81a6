import { graphql, readInlineData } from 'react-relay';
import type { profileState_jobSeeker$key } from './__generated__/profileState_jobSeeker.graphql.ts';

/**
 * The state of the viewer's own profile: `incomplete` until the wizard's end, `waiting` for an admin, `active` is public,
 * `paused` by the job seeker.
 */
export type ProfileStateName = 'incomplete' | 'waiting' | 'active' | 'paused';

export function profileStateOf(key: profileState_jobSeeker$key): ProfileStateName {
  const { active, updated, pausedAt } = readInlineData(
    graphql`
      fragment profileState_jobSeeker on JobSeeker @inline {
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
