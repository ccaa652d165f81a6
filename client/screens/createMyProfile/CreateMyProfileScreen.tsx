import { graphql, usePreloadedQuery } from 'react-relay';
import type { CreateMyProfileScreenQuery } from '../../__generated__/CreateMyProfileScreenQuery.graphql.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ProfileWizard } from './ProfileWizard.tsx';

const title = 'Create your profile and start working';

/** /create-my-profile: the wizard in which a job seeker creates a profile. */
export default function CreateMyProfileScreen({ queryRef }: ScreenProps<CreateMyProfileScreenQuery>) {
  const query = usePreloadedQuery<CreateMyProfileScreenQuery>(
    graphql`
      query CreateMyProfileScreenQuery @preloadable {
        viewer {
          kind
          user {
            ...ProfileWizard_jobSeeker @alias(as: "jobSeeker")
          }
        }
        ...ProfileWizard_query
      }
    `,
    queryRef,
  );
  const { kind, user } = query.viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST') throw signInFirst();
  if (!user?.jobSeeker) throw forbidden();
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} />
      <ProfileWizard jobSeeker={user.jobSeeker} query={query} />
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} />
      <Loading>
        <Card>
          <Stack>
            <SkeletonBlock />
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
          </Stack>
        </Card>
      </Loading>
    </Container>
  );
}
