import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { useEffect } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { rateText } from '../../../server/domain/core/text/format/money.ts';
import type { JobOfferState, MyJobOffersScreenQuery } from '../../__generated__/MyJobOffersScreenQuery.graphql.ts';
import type { useOfferLifeFillMutation } from '../../__generated__/useOfferLifeFillMutation.graphql.ts';
import type { useOfferLifeRenewMutation } from '../../__generated__/useOfferLifeRenewMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ActionResult } from '../../app/relay/action.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { FailedProps, ScreenProps } from '../../app/routing/route.ts';
import { myJobOfferList } from '../../features/core/list/memberLists.ts';
import { NumberedList } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { DateText } from '../../features/core/time/DateText.tsx';
import { applicantsText } from '../../features/offers/jobOffer/applicantsText.ts';
import { OfferStateBadge } from '../../features/offers/jobOffer/OfferStateBadge.tsx';
import { useDeleteOffer } from '../../features/offers/jobOffer/useDeleteOffer.ts';
import { hasNewOfferDraft } from '../../features/offers/jobOfferForm/newOfferDraft.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { EmptyState, FailedState, OfflineState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import type { RowAction } from '../../ui/table/RowMenu.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';

/** The documented title. */
const title = 'My Jobs Offers';

/** /my-job-offers: all offers of the employer, public or not. */
export default function MyJobOffersScreen({ queryRef }: ScreenProps<MyJobOffersScreenQuery>) {
  const { myJobOffers } = usePreloadedQuery<MyJobOffersScreenQuery>(
    graphql`
      query MyJobOffersScreenQuery($first: Int!, $page: Int!) @preloadable {
        myJobOffers(first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              state
              waitsForApproval
              expiresAt
              rejection {
                decidedAt
              }
              company
              maxRate
              publishedAt
              applicationCount
              newApplicationCount
              job {
                name
              }
              city {
                name
                country {
                  currencyCode
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(myJobOfferList);
  const askToDelete = useDeleteOffer();
  const life = useOfferLife();
  useWaitingDraft();
  return (
    <Container>
      <PageMeta title={title} />
      <Stack>
        <PageHead title={title} action={<ButtonLink href={createPath}>Create a Job Offer</ButtonLink>} />
        <NumberedList
          list={list}
          singular="job offer"
          plural="job offers"
          connection={myJobOffers}
          rowId={({ id }) => id}
          rowLabel={({ databaseId, job, city }) => `job offer #${databaseId}, ${job.name} in ${city.name}`}
          columns={[
            { id: 'job', header: 'Job', names: true, cell: ({ job }) => job.name },
            { id: 'city', header: 'City', phone: 'line', cell: ({ city }) => city.name },
            {
              id: 'rate',
              header: 'Hourly rate',
              align: 'end',
              phone: 'aside',
              cell: ({ maxRate, city }) => `${city.country.currencyCode} ${rateText(maxRate)}/hour`,
            },
            {
              id: 'state',
              header: 'State',
              phone: 'line',
              cell: ({ state, waitsForApproval }) => (
                <OfferStateBadge state={state} waitsForApproval={waitsForApproval} />
              ),
              second: ({ rejection }) => rejection && 'Needs a change',
            },
            {
              id: 'expires',
              header: 'Expires',
              cell: ({ state, expiresAt, waitsForApproval }) =>
                state === 'ACTIVE' && !waitsForApproval && expiresAt && <DateText at={expiresAt} />,
            },
            {
              id: 'applicants',
              header: 'Applicants',
              align: 'end',
              cell: ({ databaseId, applicationCount, newApplicationCount }) =>
                applicationCount ? (
                  <Link href={paths.myJobOfferApplicants.to({ id: databaseId })}>
                    {applicantsText(applicationCount, newApplicationCount ?? 0)}
                    <VisuallyHidden> of job offer #{databaseId}</VisuallyHidden>
                  </Link>
                ) : (
                  '0'
                ),
            },
            {
              id: 'published',
              header: 'Published',
              cell: ({ publishedAt }) => publishedAt && <DateText at={publishedAt} />,
            },
          ]}
          actions={({ id, databaseId, state, waitsForApproval }) => [
            state === 'EXPIRED' &&
              !waitsForApproval && {
                id: 'renew',
                label: 'Publish again',
                look: 'primary',
                onPress: () => life.publishAgain(id),
              },
            { id: 'view', label: 'View', href: paths.publicJobOffer.to({ id: databaseId }) },
            { id: 'edit', label: 'Edit', href: paths.myJobOffer.to({ id: databaseId }) },
          ]}
          menu={(offer) => [
            ...life.actions(offer),
            { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(offer.id, offer.databaseId) },
          ]}
          empty={
            <EmptyState
              icon={IconBriefcase}
              title="No job offers yet"
              action={<ButtonLink href={createPath}>Create a Job Offer</ButtonLink>}
            >
              Job seekers find your offers in the search and apply in a chat with you.
            </EmptyState>
          }
        />
      </Stack>
    </Container>
  );
}

const createPath = paths.createMyJobOffer.to();

/** An offer that was begun before signing up waits on the create page. */
function useWaitingDraft(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasNewOfferDraft()) void navigate(createPath, { replace: true });
  }, [navigate]);
}

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} />
      <Loading label="Loading your job offers">
        <ListSkeleton filters={0} />
      </Loading>
    </Container>
  );
}

export function Failed({ isOffline, onRetry, retrying }: FailedProps) {
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} />
      {isOffline ? (
        <OfflineState onRetry={onRetry} />
      ) : (
        <FailedState title="Your job offers could not be loaded" onRetry={onRetry} retrying={retrying} />
      )}
    </Container>
  );
}

interface Offer {
  readonly id: string;
  readonly state: JobOfferState;
  readonly waitsForApproval?: boolean | null | undefined;
}

/**
 * The actions that begin the next part of an offer's life: `actions` for the menu of its row, and `publishAgain`, which is the main
 * one of an expired offer.
 */
function useOfferLife(): { publishAgain: (id: string) => void; actions: (offer: Offer) => RowAction[] } {
  const [fill] = useAction<useOfferLifeFillMutation>(graphql`
    mutation useOfferLifeFillMutation($input: FillJobOfferInput!) {
      fillJobOffer(input: $input) {
        ... on FillJobOfferPayload @alias(as: "success") {
          jobOffer {
            id
            state
            expiresAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [renew] = useAction<useOfferLifeRenewMutation>(graphql`
    mutation useOfferLifeRenewMutation($input: RenewJobOfferInput!) {
      renewJobOffer(input: $input) {
        ... on RenewJobOfferPayload @alias(as: "success") {
          jobOffer {
            id
            state
            expiresAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  async function run(action: Promise<ActionResult<unknown>>, done: string) {
    const result = await action;
    if (result.ok) showToast(done);
    else showToast(result.message, 'warning');
  }
  const publishAgain = (id: string) => void run(renew({ input: { id } }), 'The offer is public for 30 days.');

  function actions({ id, state, waitsForApproval }: Offer): RowAction[] {
    // A draft is published with its form, and what waits for its approval gets a whole period with it.
    if (state === 'DRAFT' || state === 'EXPIRED' || waitsForApproval) return [];
    const label = state === 'ACTIVE' ? 'Renew for 30 days' : 'Publish again for 30 days';
    const renewal: RowAction = { id: 'renew', label, onPress: () => publishAgain(id) };
    if (state !== 'ACTIVE') return [renewal];
    const filling: RowAction = {
      id: 'fill',
      label: 'Mark as filled',
      onPress: () => void run(fill({ input: { id } }), 'The offer is filled and no longer public.'),
    };
    return [renewal, filling];
  }
  return { publishAgain, actions };
}
