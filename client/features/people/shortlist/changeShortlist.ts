import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { changeShortlistAddMutation } from '../../../__generated__/changeShortlistAddMutation.graphql.ts';
import type { changeShortlistRemoveMutation } from '../../../__generated__/changeShortlistRemoveMutation.graphql.ts';
import { act } from '../../../app/relay/action.ts';

/** Changing the shortlist. Loaded on demand. */

/** @param note given when a removal is undone */
export function addToShortlist(environment: IEnvironment, jobSeeker: string, note?: string) {
  return act<changeShortlistAddMutation>(
    environment,
    graphql`
      mutation changeShortlistAddMutation($input: AddToShortlistInput!) {
        addToShortlist(input: $input) {
          ... on AddToShortlistPayload @alias(as: "success") {
            jobSeeker {
              id
              viewerHasShortlisted
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobSeeker, note } },
  );
}

export function removeFromShortlist(environment: IEnvironment, jobSeeker: string) {
  return act<changeShortlistRemoveMutation>(
    environment,
    graphql`
      mutation changeShortlistRemoveMutation($input: RemoveFromShortlistInput!) {
        removeFromShortlist(input: $input) {
          ... on RemoveFromShortlistPayload @alias(as: "success") {
            jobSeeker {
              id
              viewerHasShortlisted
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobSeeker } },
  );
}
