import { __iconNode as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { MySubscriptionScreenQuery } from '../../__generated__/MySubscriptionScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import styles from './MySubscription.module.css';
import { OwnSubscription } from './OwnSubscription.tsx';

/** /my-subscription: what an employer pays for, until when, and all that can be done about it. */
export default function MySubscriptionScreen({ queryRef }: ScreenProps<MySubscriptionScreenQuery>) {
  const query = usePreloadedQuery<MySubscriptionScreenQuery>(
    graphql`
      query MySubscriptionScreenQuery @preloadable {
        viewer {
          kind
        }
        ...OwnSubscription_query
      }
    `,
    queryRef,
  );
  const { kind } = query.viewer;
  if (kind === 'ANONYMOUS') throw signInFirst();
  const isEmployer = kind === 'EMPLOYER' || kind === 'GUEST';
  return (
    <Container>
      <PageMeta title="My subscription" />
      {isEmployer ? (
        <OwnSubscription query={query} address={paths.mySubscription.to()} />
      ) : (
        <>
          <PageHead title="My subscription" />
          <ForEmployers isAdmin={kind === 'ADMIN'} />
        </>
      )}
    </Container>
  );
}

/** As large as a page with a subscription. */
export function Skeleton() {
  return (
    <Container>
      <PageHead title="My subscription" />
      <Loading>
        <div className={styles.columns}>
          <Card>
            <Stack>
              <SkeletonBlock className={styles.namePlaceholder} />
              <SkeletonBlock shape="block" className={styles.pricePlaceholder} />
              <SkeletonBlock />
              <SkeletonBlock />
              <SkeletonBlock />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <SkeletonBlock />
              <SkeletonBlock />
              <SkeletonBlock />
            </Stack>
          </Card>
        </div>
      </Loading>
    </Container>
  );
}

/** Shown to users who cannot subscribe, with a way to continue. */
function ForEmployers({ isAdmin }: { isAdmin: boolean }) {
  if (isAdmin) {
    return (
      <EmptyState
        icon={IconReceipt}
        title="Employers see their subscription here"
        action={<ButtonLink href={paths.adminSubscriptions.to()}>See all subscriptions</ButtonLink>}
      >
        All paid and gift subscriptions are in the back office.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconReceipt}
      title={`${product.name} is free for job seekers`}
      action={<ButtonLink href={paths.chats.to()}>Go to your chats</ButtonLink>}
    >
      Only employers need a subscription. You get found, answer and work for free.
    </EmptyState>
  );
}
