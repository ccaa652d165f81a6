import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccountScreenQuery } from '../../../__generated__/AccountScreenQuery.graphql.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { signInFirst } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Loading } from '../../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { BlockedPeople } from './BlockedPeople.tsx';
import { Browsers } from './Browsers.tsx';
import { Company } from './Company.tsx';
import { DownloadData } from './DownloadData.tsx';
import { EndAccount } from './EndAccount.tsx';
import { ForPrograms } from './ForPrograms.tsx';
import { Login } from './Login.tsx';
import { Notifications } from './Notifications.tsx';
import { TwoFactor } from './TwoFactor.tsx';
import { Verification } from './Verification.tsx';

const title = 'Account';

/** /account: how the viewer logs in, where they are logged in, and what they are mailed. */
export default function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const query = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery @preloadable {
        viewer {
          kind
          ...Browsers_viewer
          ...BlockedPeople_viewer
          ...Notifications_viewer
          companyPage {
            ...Company_page
          }
          user {
            ...Login_user
            ...TwoFactor_user
            ...EndAccount_user
            ...Verification_user
          }
        }
        ...Verification_query
      }
    `,
    queryRef,
  );
  const { viewer } = query;
  const { kind, user, companyPage } = viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST' || !user) throw signInFirst();
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} />
      <Stack gap="large">
        <Login user={user} />
        {kind !== 'ADMIN' && <Verification user={user} query={query} />}
        {companyPage && <Company page={companyPage} />}
        <TwoFactor user={user} />
        <Browsers viewer={viewer} />
        {kind !== 'ADMIN' && <Notifications viewer={viewer} />}
        <BlockedPeople viewer={viewer} />
        <ForPrograms />
        <DownloadData />
        {kind !== 'ADMIN' && <EndAccount user={user} />}
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} />
      <Loading>
        <Stack gap="large">
          {['Login', 'Two-factor login', 'Where you are logged in'].map((section) => (
            <CardSection key={section} title={section}>
              <SkeletonBlock />
              <SkeletonBlock />
              <SkeletonBlock />
            </CardSection>
          ))}
        </Stack>
      </Loading>
    </Container>
  );
}
