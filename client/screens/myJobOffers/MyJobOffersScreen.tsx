import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { useEffect } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import type { JobOfferState, MyJobOffersScreenQuery } from '../../__generated__/MyJobOffersScreenQuery.graphql.ts';
import type { useOfferLifeFillMutation } from '../../__generated__/useOfferLifeFillMutation.graphql.ts';
import type { useOfferLifeRenewMutation } from '../../__generated__/useOfferLifeRenewMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ActionResult } from '../../app/relay/action.ts';
import { useAction } from '../../app/relay/useAction.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { myJobOfferList } from '../../features/core/list/memberLists.ts';
import { NumberedPages } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { DayText } from '../../features/core/time/DateText.tsx';
import { useNow } from '../../features/core/time/useNow.ts';
import { OfferStateBadge } from '../../features/offers/jobOffer/OfferStateBadge.tsx';
import { applicantsText, endText } from '../../features/offers/jobOffer/offerTexts.ts';
import { useDeleteOffer } from '../../features/offers/jobOffer/useDeleteOffer.ts';
import { hasNewOfferDraft } from '../../features/offers/jobOfferForm/newOfferDraft.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { classNames } from '../../ui/base/classNames.ts';
import { Link } from '../../ui/base/Link.tsx';
import { MantineLayer } from '../../ui/base/MantineLayer.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { useReplacedContent } from '../../ui/focus/useReplacedContent.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { type RowAction, RowMenu } from '../../ui/table/RowMenu.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';
import styles from './MyJobOffersScreen.module.css';

/** The title is the documented one. */
const head = { title: 'My Jobs Offers', lead: 'Who applied, and how long each offer is public.' };

export const { Skeleton, Failed } = memberFaces(head, <ListSkeleton filters={0} />);

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
              title
              company
              publishedAt
              applicationCount
              newApplicationCount
              latestApplications {
                jobSeekerName
                jobSeeker {
                  callName
                  photoUri
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
  const content = useReplacedContent<HTMLUListElement>(list.shown.page);
  useWaitingDraft();
  return (
    <MemberScreen {...head} action={<ButtonLink href={createPath}>Create a Job Offer</ButtonLink>}>
      <Stack>
        <NumberedPages list={list} singular="job offer" plural="job offers" connection={myJobOffers}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                icon={IconBriefcase}
                title="No job offers yet"
                action={<ButtonLink href={createPath}>Create a Job Offer</ButtonLink>}
              >
                Job seekers find your offers in the search and apply in a chat with you.
              </EmptyState>
            ) : (
              <MantineLayer>
                <ul
                  ref={content}
                  aria-label="Job offers"
                  aria-busy={list.isLoading}
                  className={classNames(styles.list, list.isLoading && styles.stale)}
                >
                  {rows.map((offer) => (
                    <li key={offer.id}>
                      <OfferCard offer={offer} />
                    </li>
                  ))}
                </ul>
              </MantineLayer>
            )
          }
        </NumberedPages>
      </Stack>
    </MemberScreen>
  );
}

type OfferRow = MyJobOffersScreenQuery['response']['myJobOffers']['edges'][number]['node'];

function OfferCard({ offer }: { offer: OfferRow }) {
  const { id, databaseId, state, waitsForApproval, expiresAt, title, company, publishedAt } = offer;
  const now = useNow();
  const life = useOfferLife();
  const askToDelete = useDeleteOffer();
  const label = `job offer #${databaseId}, ${title}`;
  const which = <VisuallyHidden> {label}</VisuallyHidden>;
  return (
    <Card className={styles.card}>
      <div>
        <div className={styles.state}>
          <OfferStateBadge state={state} waitsForApproval={waitsForApproval} />
          {offer.rejection && <span>Needs a change</span>}
          {state === 'ACTIVE' && !waitsForApproval && expiresAt && (
            <time dateTime={expiresAt}>{endText(expiresAt, now)}</time>
          )}
        </div>
        <h2 dir="auto" className={styles.title}>
          {title}
        </h2>
        <p className={styles.state}>
          {company && <bdi>{company}</bdi>}
          {publishedAt && (
            <span>
              Published <DayText at={publishedAt} />
            </span>
          )}
        </p>
      </div>
      <Applicants offer={offer} />
      <div className={styles.actions}>
        {state === 'EXPIRED' && !waitsForApproval && (
          <Button size="small" onClick={() => life.publishAgain(id)}>
            Publish again{which}
          </Button>
        )}
        <ButtonLink size="small" look="secondary" href={paths.publicJobOffer.to({ id: databaseId })}>
          View{which}
        </ButtonLink>
        <ButtonLink size="small" look="secondary" href={paths.myJobOffer.to({ id: databaseId })}>
          Edit{which}
        </ButtonLink>
        <RowMenu
          label={`Actions for ${label}`}
          actions={[
            ...life.actions(offer),
            { id: 'delete', label: 'Delete', danger: true, onPress: () => askToDelete(id, databaseId) },
          ]}
        />
      </div>
    </Card>
  );
}

/** Who applied last, and how many did. */
function Applicants({ offer }: { offer: OfferRow }) {
  const latest = offer.latestApplications ?? [];
  const count = offer.applicationCount ?? 0;
  const text = applicantsText(count, offer.newApplicationCount ?? 0);
  return (
    <div className={styles.applicants}>
      {count > 0 && (
        <span className={styles.faces}>
          {latest.map(({ jobSeekerName, jobSeeker }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the faces of one list have no other order
            <span key={place} className={styles.face}>
              <Avatar
                src={jobSeeker?.photoUri}
                name={jobSeekerName}
                alt={calledName({ name: jobSeekerName, callName: jobSeeker?.callName })}
              />
            </span>
          ))}
          {count > latest.length && (
            <span className={styles.more}>
              +{count - latest.length}
              <VisuallyHidden> more</VisuallyHidden>
            </span>
          )}
        </span>
      )}
      {count === 0 ? (
        <Text look="soft">{text}</Text>
      ) : (
        <Link href={paths.myJobOfferApplicants.to({ id: offer.databaseId })}>
          {text}
          <VisuallyHidden> of job offer #{offer.databaseId}</VisuallyHidden>
        </Link>
      )}
    </div>
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
