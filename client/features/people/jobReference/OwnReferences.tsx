import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { referenceLimits } from '../../../../server/domain/people/jobReference/limits.input.ts';
import type { OwnReferences_jobSeeker$key } from '../../../__generated__/OwnReferences_jobSeeker.graphql.ts';
import type { OwnReferencesResendMutation } from '../../../__generated__/OwnReferencesResendMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { referencesSection } from '../profileForm/profileSections.ts';
import { ReferenceRow } from './ReferenceRow.tsx';
import { useRemoveReference } from './useRemoveReference.ts';

const load = () => import('./ReferenceDialog.tsx');
const ReferenceDialog = lazy(load);

/** The references of the viewer: what they have asked for, and asking for more. */
export function OwnReferences({ jobSeeker: key }: { jobSeeker: OwnReferences_jobSeeker$key }) {
  const { requestedReferences } = useFragment(
    graphql`
      fragment OwnReferences_jobSeeker on JobSeeker {
        requestedReferences {
          id
          company
          canResend
          ...ReferenceRow_jobReference
        }
      }
    `,
    key,
  );
  const [resend, isResending] = useAction<OwnReferencesResendMutation>(graphql`
    mutation OwnReferencesResendMutation($input: ResendJobReferenceInput!) {
      resendJobReference(input: $input) {
        ... on ResendJobReferencePayload @alias(as: "success") {
          jobReference {
            id
            canResend
            ...ReferenceRow_jobReference
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const askToRemove = useRemoveReference();
  const { opens, render } = useDialog<null>(load);
  const references = requestedReferences ?? [];

  async function askAgain(id: string) {
    const result = await resend({ input: { id } });
    showToast(result.ok ? 'We have asked again.' : result.message);
  }

  return (
    <CardSection
      {...referencesSection}
      lead={`Former employers confirm by email that you worked for them. Everyone can see the company, the job and their comment, but not their name or email. Up to ${referenceLimits.references}.`}
      action={
        references.length < referenceLimits.references && (
          <Button look="secondary" size="small" {...opens(null)}>
            Add a reference
          </Button>
        )
      }
    >
      {references.length === 0 ? (
        <Text look="small">No references yet. Employers trust profiles more that have one.</Text>
      ) : (
        <ul>
          {references.map((reference) => (
            <ReferenceRow
              key={reference.id}
              reference={reference}
              action={
                <>
                  {reference.canResend && (
                    <Button
                      look="secondary"
                      size="small"
                      loading={isResending}
                      aria-label={`Ask again: ${reference.company}`}
                      onClick={() => void askAgain(reference.id)}
                    >
                      Ask again
                    </Button>
                  )}
                  <Button
                    look="quietDanger"
                    size="small"
                    aria-label={`Remove the reference of ${reference.company}`}
                    onClick={() => void askToRemove(reference.id, reference.company)}
                  >
                    Remove
                  </Button>
                </>
              }
            />
          ))}
        </ul>
      )}
      {render((_, state) => (
        <ReferenceDialog {...state} />
      ))}
    </CardSection>
  );
}
