import { graphql } from 'react-relay';
import type { useSaveProfileMutation } from '../../../__generated__/useSaveProfileMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';

/** Saves a profile, or a step of the wizard. */
export function useSaveProfile() {
  const [saveProfile] = useAction<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($input: SaveProfileInput!) {
      saveProfile(input: $input) {
        ... on SaveProfilePayload @alias(as: "success") {
          jobSeeker {
            id
            updated
            profileVersion
            rejection {
              reason
            }
            ...useProfileValues_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return (input: useSaveProfileMutation['variables']['input']) => saveProfile({ input });
}
