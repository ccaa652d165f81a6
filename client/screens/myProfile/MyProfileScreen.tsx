import { graphql, usePreloadedQuery } from 'react-relay';
import type { MyProfileScreenQuery } from '../../__generated__/MyProfileScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, redirectTo, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { OwnReferences } from '../../features/people/jobReference/OwnReferences.tsx';
import { ProfileEditor } from '../../features/people/profileForm/ProfileEditor.tsx';
import { profileSections, referencesSection } from '../../features/people/profileForm/profileSections.ts';
import { RejectionNotice } from '../../features/people/review/RejectionNotice.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SectionIndex } from '../../ui/layout/SectionIndex.tsx';

const title = 'My profile';
const sections = [...Object.values(profileSections), referencesSection];

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
              ...OwnReferences_jobSeeker
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
        lead="Employers see this profile. Only our team, and subscribed employers who contact you, can see your last name and contact details."
      />
      <SectionIndex sections={sections}>
        <Stack>
          <RejectionNotice noun="profile" rejection={user.jobSeeker.rejection} />
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
