import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApiKeysScreenQuery } from '../../../__generated__/ApiKeysScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { signInFirst } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { KeysCard } from '../../../features/accounts/apiKeys/KeysCard.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Container, Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

const title = 'Keys for programs';
const lead = 'With a key a program acts as you, without your password. It ends when you log out everywhere.';

/** /account/keys: the viewer's keys. */
export default function ApiKeysScreen({ queryRef }: ScreenProps<ApiKeysScreenQuery>) {
  const { viewer } = usePreloadedQuery<ApiKeysScreenQuery>(
    graphql`
      query ApiKeysScreenQuery @preloadable {
        viewer {
          kind
          apiKeys(first: 50) {
            edges {
              node {
                ...KeysCard_keys
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { kind, apiKeys } = viewer;
  if (!apiKeys) throw signInFirst();
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} />
      <Stack>
        <Text>
          What a program can do, and how: <Link href={paths.developers.to()}>for developers</Link>.
        </Text>
        <KeysCard title="Your keys" keys={apiKeys.edges.map(({ node }) => node)} forOffice={kind === 'ADMIN'} />
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} lead={lead} />
      <Loading>
        <CardSection title="Your keys">
          <SkeletonBlock />
          <SkeletonBlock />
        </CardSection>
      </Loading>
    </Container>
  );
}
