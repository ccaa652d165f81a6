import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { openContactFormMutation } from '../../../__generated__/openContactFormMutation.graphql.ts';
import { act } from '../../../app/relay/action.ts';
import type { GuestData } from './guestData.ts';

/** What is known of the viewer as an employer, whose hour begins anew if they are a guest. Null if nothing is known. */
export async function openContactForm(environment: IEnvironment): Promise<GuestData | null> {
  const result = await act<openContactFormMutation>(
    environment,
    graphql`
      mutation openContactFormMutation {
        openContactForm {
          ... on OpenContactFormPayload @alias(as: "success") {
            employer {
              id
              databaseId
            }
            prefill {
              name
              email
              whatsApp
              company
              description
              partTime
              fullTime
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    {},
  );
  if (!result.ok) return null;
  const { employer, prefill } = result.success;
  return {
    ...prefill,
    email: prefill.email ?? '',
    whatsApp: prefill.whatsApp ?? '',
    company: prefill.company ?? '',
    description: prefill.description ?? '',
    employer: employer.id,
    employerId: employer.databaseId,
  };
}
