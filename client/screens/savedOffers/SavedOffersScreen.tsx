import { __iconNode as IconBookmark } from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { useRef, useState } from 'react';
import { graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { ClosedOffer_saved$key } from '../../__generated__/ClosedOffer_saved.graphql.ts';
import type { SavedOffers_viewer$key } from '../../__generated__/SavedOffers_viewer.graphql.ts';
import type { SavedOffersQuery } from '../../__generated__/SavedOffersQuery.graphql.ts';
import type {
  AlertFrequency,
  SavedOffersScreen_viewer$key,
} from '../../__generated__/SavedOffersScreen_viewer.graphql.ts';
import type { SavedOffersScreenOfferAlertMutation } from '../../__generated__/SavedOffersScreenOfferAlertMutation.graphql.ts';
import type { SavedOffersScreenQuery } from '../../__generated__/SavedOffersScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import type { FailedProps, ScreenProps } from '../../app/routing/route.ts';
import { type MailTime, useMailTime } from '../../features/core/time/useTimeZone.ts';
import { useEagerChoice } from '../../features/core/useEagerChoice.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferCardSkeleton, JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { removeSavedOffer } from '../../features/offers/savedOffer/saveOffer.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState, FailedState, OfflineState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Segments } from '../../ui/form/Segments.tsx';
import { Container, Grid, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import styles from './SavedOffersScreen.module.css';

/** Also the fragment's default. */
const pageSize = 12;

/**
 * The saved offers, newest first. One that is removed here stays until the next visit, so that a slip can be undone; a
 * closed one goes at once.
 */
function SavedOffers({ viewer }: { viewer: SavedOffers_viewer$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<SavedOffersQuery, SavedOffers_viewer$key>(
    graphql`
      fragment SavedOffers_viewer on Viewer
      @refetchable(queryName: "SavedOffersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        savedJobOffers(first: $first, after: $after) @connection(key: "SavedOffers_savedJobOffers") {
          totalCount
          edges {
            node {
              id
              ...ClosedOffer_saved
              jobOffer {
                ...JobOfferListItem_jobOffer
              }
            }
          }
        }
      }
    `,
    viewer,
    pageSize,
  );
  if (!data.savedJobOffers) return null;
  const { edges, totalCount } = data.savedJobOffers;
  const search = offersPath({});
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={IconBookmark}
        title="No saved offers yet"
        action={<ButtonLink href={search}>Find job offers</ButtonLink>}
      >
        Press the bookmark on an offer to keep it here.
      </EmptyState>
    );
  }
  return (
    <div>
      <Grid ref={list} aria-label="Saved offers">
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            {node.jobOffer ? (
              <JobOfferListItem jobOffer={node.jobOffer} eager={index < 3} />
            ) : (
              <ClosedOffer saved={node} />
            )}
          </li>
        ))}
      </Grid>
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </div>
  );
}

/** In place of a saved offer that is no longer active, of which job seekers see nothing. */
function ClosedOffer({ saved: key }: { saved: ClosedOffer_saved$key }) {
  const { jobOfferId, createdAt } = useFragment(
    graphql`
      fragment ClosedOffer_saved on SavedJobOffer {
        jobOfferId
        createdAt
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const refetch = useRefetchPage();
  const [isRemoving, setRemoving] = useState(false);

  async function remove() {
    setRemoving(true);
    const result = await removeSavedOffer(environment, jobOfferId);
    if (result.ok) await refetch();
    else setRemoving(false);
    if (result.ok) showToast('Offer removed from your list.');
    else showToast(result.message, 'warning');
  }

  const day = formatDay(createdAt);
  return (
    <Card className={styles.closed}>
      <h2 className={styles.closedTitle}>No longer available</h2>
      <Text className={styles.closedText}>
        You saved an offer on <time dateTime={createdAt}>{day}</time>. It has been filled or closed since then.
      </Text>
      <Button
        look="secondary"
        size="small"
        loading={isRemoving}
        onClick={() => void remove()}
        aria-label={`Remove the offer saved on ${day}`}
      >
        Remove
      </Button>
    </Card>
  );
}

const title = 'Saved offers';
const lead = 'Job offers you want to keep, and emails about new ones.';

/** /saved-offers: the offers that a job seeker has saved, and the alert about new ones. */
export default function SavedOffersScreen({ queryRef }: ScreenProps<SavedOffersScreenQuery>) {
  const { viewer } = usePreloadedQuery<SavedOffersScreenQuery>(
    graphql`
      query SavedOffersScreenQuery @preloadable {
        viewer {
          kind
          ...SavedOffersScreen_viewer
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

const options: readonly { value: AlertFrequency; label: string }[] = [
  { value: 'OFF', label: 'Off' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
];

const times: Record<AlertFrequency, (at: MailTime) => string> = {
  OFF: () => 'You get no emails about new offers.',
  DAILY: ({ time }) => `Every day at ${time}, if there are new ones.`,
  WEEKLY: ({ day, time }) => `Every ${day} at ${time}, if there are new ones.`,
};

const saved: Record<AlertFrequency, string> = {
  OFF: 'Job alert is off.',
  DAILY: 'Job alert is on: daily.',
  WEEKLY: 'Job alert is on: weekly.',
};

/** How often a job seeker is mailed new offers. Renders nothing for other viewers. */
function OfferAlert({ viewer: key }: { viewer: SavedOffersScreen_viewer$key }) {
  const { user } = useFragment(
    graphql`
      fragment SavedOffersScreen_viewer on Viewer {
        user {
          ... on JobSeeker @alias(as: "jobSeeker") {
            offerAlert
            email
            job {
              plural
            }
            city {
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [save] = useAction<SavedOffersScreenOfferAlertMutation>(graphql`
    mutation SavedOffersScreenOfferAlertMutation($input: SaveOfferAlertInput!) {
      saveOfferAlert(input: $input) {
        ... on SaveOfferAlertPayload @alias(as: "success") {
          jobSeeker {
            id
            offerAlert
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const time = useMailTime();
  const jobSeeker = user?.jobSeeker;
  const [frequency, choose] = useEagerChoice(jobSeeker?.offerAlert ?? 'OFF', async (value) => {
    const result = await save({ input: { frequency: value } });
    if (result.ok) showToast(saved[value]);
    else showToast(result.message, 'warning');
    return result.ok;
  });
  if (!jobSeeker?.offerAlert) return null;
  const { email, job, city } = jobSeeker;
  return (
    <Card className={styles.alert}>
      <div>
        <h2 className={styles.title}>Job alert</h2>
        {job && city ? (
          <>
            <Text>
              New offers for {job.plural.toLowerCase()} in {city.name}
              {email && `, to ${email}`}.
            </Text>
            <Text look="small">{times[frequency](time)}</Text>
          </>
        ) : (
          <Text>
            We email you new offers as soon as your <Link href={paths.myProfile.to()}>profile</Link> has a job and a
            city.
          </Text>
        )}
      </div>
      <Segments
        label="Email me about new job offers"
        options={options}
        value={frequency}
        onChange={(value) => void choose(value)}
      />
    </Card>
  );
}
