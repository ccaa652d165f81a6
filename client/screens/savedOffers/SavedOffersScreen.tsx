import { graphql, usePreloadedQuery } from 'react-relay';
import type { SavedOffersScreenQuery } from '../../__generated__/SavedOffersScreenQuery.graphql.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import type { FailedProps, ScreenProps } from '../../app/routing/route.ts';
import { OfferAlert } from '../../features/discovery/offerAlert/OfferAlert.tsx';
import { JobOfferCardSkeleton } from '../../features/offers/card/JobOfferCardSkeleton.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { FailedState, OfflineState } from '../../ui/display/States.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Grid, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import styles from './SavedOffers.module.css';
import { SavedOffers } from './SavedOffers.tsx';

const title = 'Saved offers';
const lead = 'Job offers you want to keep, and emails about new ones.';

/** /saved-offers: the offers that a job seeker has saved, and the alert about new ones. */
export default function SavedOffersScreen({ queryRef }: ScreenProps<SavedOffersScreenQuery>) {
  const { viewer } = usePreloadedQuery<SavedOffersScreenQuery>(
    graphql`
      query SavedOffersScreenQuery @preloadable {
        viewer {
          kind
          ...OfferAlert_viewer
          ...SavedOffers_viewer
        }
      }
    `,
    queryRef,
  );
  if (viewer.kind === 'ANONYMOUS' || viewer.kind === 'GUEST') throw signInFirst();
  if (viewer.kind !== 'JOB_SEEKER') throw forbidden();
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} />
      <Stack gap="large">
        <OfferAlert viewer={viewer} />
        <SavedOffers viewer={viewer} />
      </Stack>
    </Container>
  );
}

/** As large as the alert and a row of cards. */
export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} lead={lead} />
      <Loading label="Loading your saved offers">
        <Stack gap="large">
          <SkeletonBlock shape="block" className={styles.alertPlaceholder} />
          <Grid>
            {['one', 'two', 'three'].map((key) => (
              <li key={key}>
                <JobOfferCardSkeleton />
              </li>
            ))}
          </Grid>
        </Stack>
      </Loading>
    </Container>
  );
}

export function Failed({ isOffline, onRetry, retrying }: FailedProps) {
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} />
      {isOffline ? (
        <OfflineState onRetry={onRetry} />
      ) : (
        <FailedState title="Your saved offers could not be loaded" onRetry={onRetry} retrying={retrying} />
      )}
    </Container>
  );
}
