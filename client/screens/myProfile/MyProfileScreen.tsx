import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { referenceLimits } from '../../../server/domain/people/jobReference/limits.input.ts';
import type { MyProfileScreen_jobSeeker$key } from '../../__generated__/MyProfileScreen_jobSeeker.graphql.ts';
import type { MyProfileScreenQuery } from '../../__generated__/MyProfileScreenQuery.graphql.ts';
import type { MyProfileScreenResendMutation } from '../../__generated__/MyProfileScreenResendMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, redirectTo, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { hoursSection, MyHours } from '../../features/people/availability/MyHours.tsx';
import { ReferenceRow, useRemoveReference } from '../../features/people/jobReference/ReferenceRow.tsx';
import { ProfileEditor } from '../../features/people/profileForm/ProfileEditor.tsx';
import { profileSections, referencesSection } from '../../features/people/profileForm/profileSections.ts';
import { RejectionNotice } from '../../features/people/review/RejectionNotice.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { Card, CardSection } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SectionIndex } from '../../ui/layout/SectionIndex.tsx';
import { Text } from '../../ui/layout/Text.tsx';

const title = 'My profile';
const sections = [hoursSection, ...Object.values(profileSections), referencesSection];

/** /my-profile: the whole profile of a job seeker on one page. */
export default function MyProfileScreen({ queryRef }: ScreenProps<MyProfileScreenQuery>) {
  const query = usePreloadedQuery<MyProfileScreenQuery>(
    graphql`
      query MyProfileScreenQuery @preloadable {
        viewer {
          kind
          user {
            ... on JobSeeker @alias(as: "jobSeeker") {
              updated
              rejection {
                reason
              }
              ...ProfileEditor_jobSeeker
              ...MyProfileScreen_jobSeeker
              ...MyHours_jobSeeker
            }
          }
        }
        ...ProfileEditor_query
      }
    `,
    queryRef,
  );
  const { kind, user } = query.viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST') throw signInFirst();
  if (!user?.jobSeeker) throw forbidden();
  // A new profile begins with the wizard.
  if (!user.jobSeeker.updated) throw redirectTo(paths.createMyProfile.to());
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead
        title={title}
        lead="Employers see this profile. Only our team, and subscribed employers who contact you, can see your full name and contact details."
      />
      <SectionIndex sections={sections}>
        <Stack>
          <RejectionNotice noun="profile" rejection={user.jobSeeker.rejection} />
          <MyHours jobSeeker={user.jobSeeker} />
          <ProfileEditor jobSeeker={user.jobSeeker} query={query}>
            <OwnReferences jobSeeker={user.jobSeeker} />
          </ProfileEditor>
        </Stack>
      </SectionIndex>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} />
      <SectionIndex sections={sections}>
        <Loading>
          <Card>
            <Stack>
              <SkeletonBlock shape="block" />
              <SkeletonBlock shape="block" />
              <SkeletonBlock shape="block" />
              <SkeletonBlock shape="block" />
            </Stack>
          </Card>
        </Loading>
      </SectionIndex>
    </Container>
  );
}

const ReferenceDialog = lateDialog(() => import('../../features/people/jobReference/ReferenceDialog.tsx'));

/** The references of the viewer: what they have asked for, and asking for more. */
function OwnReferences({ jobSeeker: key }: { jobSeeker: MyProfileScreen_jobSeeker$key }) {
  const { requestedReferences } = useFragment(
    graphql`
      fragment MyProfileScreen_jobSeeker on JobSeeker {
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
  const [resend, isResending] = useAction<MyProfileScreenResendMutation>(graphql`
    mutation MyProfileScreenResendMutation($input: ResendJobReferenceInput!) {
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
  const { opens, render } = useDialog<null>(ReferenceDialog);
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
