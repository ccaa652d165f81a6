import { graphql, useFragment } from 'react-relay';
import type { ReferencesOfJobSeeker_jobSeeker$key } from '../../../__generated__/ReferencesOfJobSeeker_jobSeeker.graphql.ts';
import { ReferenceRow } from '../../../features/people/jobReference/ReferenceRow.tsx';
import { useRemoveReference } from '../../../features/people/jobReference/useRemoveReference.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** All references that a job seeker has asked for. */
export function ReferencesOfJobSeeker({ jobSeeker: key }: { jobSeeker: ReferencesOfJobSeeker_jobSeeker$key }) {
  const { requestedReferences } = useFragment(
    graphql`
      fragment ReferencesOfJobSeeker_jobSeeker on JobSeeker {
        requestedReferences {
          id
          company
          ...ReferenceRow_jobReference
        }
      }
    `,
    key,
  );
  const askToRemove = useRemoveReference();
  const references = requestedReferences ?? [];
  return (
    <CardSection
      title="References"
      anchor="references"
      lead="Everyone can see confirmed references, without the contact."
    >
      {references.length === 0 ? (
        <Text look="soft">This job seeker has not asked for a reference.</Text>
      ) : (
        <ul>
          {references.map((reference) => (
            <ReferenceRow
              key={reference.id}
              reference={reference}
              action={
                <Button
                  look="quietDanger"
                  size="small"
                  aria-label={`Remove the reference of ${reference.company}`}
                  onClick={() => void askToRemove(reference.id, reference.company)}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </CardSection>
  );
}
