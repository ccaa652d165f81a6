import { graphql, useFragment } from 'react-relay';
import { employerLabel } from '../../../../server/domain/core/text/format/employerLabel.ts';
import { recentText, shiftTimeText } from '../../../../server/domain/core/text/format/time.ts';
import { allCitiesSlug } from '../../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { Next_jobSeeker$key } from '../../../__generated__/Next_jobSeeker.graphql.ts';
import type { Next_viewer$key } from '../../../__generated__/Next_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { memberLabel } from '../../../features/chat/memberName.ts';
import { useNow } from '../../../features/core/time/useNow.ts';
import { useTimeZone } from '../../../features/core/time/useTimeZone.ts';
import { nextStep } from '../../../features/people/jobSeeker/profileParts.ts';
import { profileStateOf } from '../../../features/people/jobSeeker/profileStateOf.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { isolated } from '../../../ui/text/isolated.ts';

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
        reviewExpectedAt
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
  const [timeZone, now] = [useTimeZone(), useNow()];
  const expected = jobSeeker.reviewExpectedAt ? new Date(jobSeeker.reviewExpectedAt) : null;
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
    reviewedBy: expected && expected > now ? recentText(expected, timeZone, now) : null,
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

/** What the start page of a job seeker knows. */
export interface JobSeekerState {
  /** The latest chat with an unread message. */
  unread: { name: string; href: string } | null;
  /** The next trial shift that both have agreed on. */
  shift: { time: string; with: string; href: string } | null;
  profile: 'incomplete' | 'waiting' | 'rejected' | 'paused' | 'active';
  /** When a waiting profile is likely to be looked at: '3:40 PM'. */
  reviewedBy: string | null;
  /** What is missing in the profile. */
  missing: { task: string; href: string; isRequired: boolean } | null;
  /** How many of the offers shown fit, and where all of them are. */
  offers: { count: number; href: string };
  profileHref: string;
  accountHref: string;
}

interface NextThing {
  title: string;
  text: string;
  label: string;
  href: string;
}

/** The one thing that a job seeker does next: a person who waits comes first, then an appointment, then what keeps employers away. */
export function nextThing(state: JobSeekerState): NextThing {
  const { unread, shift, profile, reviewedBy, missing, offers, profileHref, accountHref } = state;
  if (unread) {
    return {
      title: `${isolated(unread.name)} wrote to you`,
      text: 'A quick answer is the best way to get the job.',
      label: 'Answer',
      href: unread.href,
    };
  }
  if (shift) {
    return {
      title: `Your trial shift: ${shift.time}`,
      text: `With ${shift.with}. The place and everything else is in your chat.`,
      label: 'Open the chat',
      href: shift.href,
    };
  }
  if (profile === 'rejected') {
    return {
      title: 'Your profile needs a change',
      text: 'Change it and save. Our team then reviews it again.',
      label: 'Change your profile',
      href: profileHref,
    };
  }
  if (missing?.isRequired) {
    return {
      title: 'Finish your profile',
      text: 'Employers can only find complete profiles.',
      label: missing.task,
      href: missing.href,
    };
  }
  if (profile === 'paused') {
    return {
      title: 'Your profile is paused',
      text: 'Employers cannot find you, and you cannot apply.',
      label: 'Make your profile public',
      href: accountHref,
    };
  }
  if (profile !== 'active') {
    return {
      title: 'Our team is checking your profile',
      text: `${reviewedBy ? `We expect to look at it by ${reviewedBy}. ` : ''}We will email you when it is activated. Then employers find you, and you can apply.`,
      ...(missing ? { label: missing.task, href: missing.href } : { label: 'Look at job offers', href: offers.href }),
    };
  }
  if (offers.count > 0) {
    return {
      title: offers.count === 1 ? 'One new offer fits you' : `${offers.count} new offers fit you`,
      text: 'Employers read the first applications first.',
      label: 'See the offers',
      href: offers.href,
    };
  }
  return {
    title: 'You are all set',
    text: 'Employers can find you. There is nothing to do right now.',
    ...(missing ? { label: missing.task, href: missing.href } : { label: 'Look at job offers', href: offers.href }),
  };
}
