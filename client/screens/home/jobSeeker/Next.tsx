import { graphql, useFragment } from 'react-relay';
import { employerLabel } from '../../../../server/domain/core/text/format/employerLabel.ts';
import { shiftTimeText } from '../../../../server/domain/core/text/format/time.ts';
import { allCitiesSlug } from '../../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { Next_jobSeeker$key } from '../../../__generated__/Next_jobSeeker.graphql.ts';
import type { Next_viewer$key } from '../../../__generated__/Next_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { memberLabel } from '../../../features/chat/memberName.ts';
import { nextStep } from '../../../features/people/jobSeeker/profileParts.ts';
import { profileStateOf } from '../../../features/people/jobSeeker/profileStateOf.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { nextThing } from './nextThing.ts';

/** The one next thing, before everything else on the page. */
export function Next({
  jobSeeker: key,
  viewer: viewerKey,
}: {
  jobSeeker: Next_jobSeeker$key;
  viewer: Next_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment Next_jobSeeker on JobSeeker {
        rejection {
          decidedAt
        }
        job {
          slug
        }
        city {
          slug
        }
        fittingJobOffers(first: 3) {
          edges {
            node {
              viewerApplication {
                databaseId
              }
            }
          }
        }
        chats(first: 3) {
          edges {
            node {
              databaseId
              unread
              counterpart {
                name
                role
                company
              }
            }
          }
        }
        ...profileStateOf_jobSeeker
        ...profileParts_jobSeeker
      }
    `,
    key,
  );
  const { nextTrialShift } = useFragment(
    graphql`
      fragment Next_viewer on Viewer {
        nextTrialShift {
          startsAt
          endsAt
          timeZone
          chat {
            databaseId
            counterpart {
              name
              company
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { rejection, job, city, fittingJobOffers, chats } = jobSeeker;
  const unread = chats?.edges.find(({ node }) => node.unread)?.node;
  const partner = nextTrialShift?.chat.counterpart;
  const next = nextThing({
    unread: unread
      ? {
          name: memberLabel(unread.counterpart ?? null, false),
          href: paths.chat.to({ id: unread.databaseId }),
        }
      : null,
    shift: nextTrialShift
      ? {
          time: shiftTimeText(nextTrialShift.startsAt, nextTrialShift.endsAt, nextTrialShift.timeZone),
          with: partner ? employerLabel(partner.name, partner.company) : 'the employer',
          href: paths.chat.to({ id: nextTrialShift.chat.databaseId }),
        }
      : null,
    profile: rejection ? 'rejected' : profileStateOf(jobSeeker),
    missing: nextStep(jobSeeker),
    offers: {
      count: fittingJobOffers.edges.filter(({ node }) => !node.viewerApplication).length,
      href: paths.jobOffers.to({ job: job?.slug ?? allJobsSlug, city: city?.slug ?? allCitiesSlug }),
    },
    profileHref: paths.myProfile.to(),
    accountHref: `${paths.account.to()}#deactivate`,
  });
  return (
    <CardSection title={next.title} lead={next.text}>
      <Row>
        <ButtonLink href={next.href}>{next.label}</ButtonLink>
      </Row>
    </CardSection>
  );
}
