import { graphql, usePreloadedQuery } from 'react-relay';
import type { MyDataScreenQuery } from '../../__generated__/MyDataScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { MyDataForm } from './MyDataForm.tsx';

const title = 'Please enter your data';

/**
 * /my-data: the two fields of a job seeker's profile that change most (docs/product/profiles.md, 'The simple data form').
 */
export default function MyDataScreen({ queryRef }: ScreenProps<MyDataScreenQuery>) {
  const { viewer, socialLinks } = usePreloadedQuery<MyDataScreenQuery>(
    graphql`
      query MyDataScreenQuery @preloadable {
        viewer {
          kind
          user {
            ... on JobSeeker @alias(as: "jobSeeker") {
              ...MyDataForm_jobSeeker
            }
          }
        }
        socialLinks {
          name
          url
        }
      }
    `,
    queryRef,
  );
  const { kind, user } = viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST') throw signInFirst();
  if (!user?.jobSeeker) throw forbidden();
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} />
      <Stack gap="large">
        <Card>
          <MyDataForm jobSeeker={user.jobSeeker} />
        </Card>
        <Stack gap="small">
          <Text>
            <Link href={`${paths.account.to()}#deactivate`}>Need to deactivate your account?</Link>
          </Text>
          {socialLinks.length > 0 && (
            <nav aria-label="Social media">
              <Row>
                {socialLinks.map(({ name, url }) => (
                  <Link key={url} href={url} target="_blank">
                    {name}
                  </Link>
                ))}
              </Row>
            </nav>
          )}
        </Stack>
      </Stack>
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
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
          </Stack>
        </Card>
      </Loading>
    </Container>
  );
}
