import { graphql, useFragment } from 'react-relay';
import { inSentence } from '../../../../server/domain/core/text/countryInSentence.ts';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { allCitiesSlug } from '../../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { Activity_jobSeeker$key } from '../../../__generated__/Activity_jobSeeker.graphql.ts';
import type { JobSeekerHome_fittingOffers$key } from '../../../__generated__/JobSeekerHome_fittingOffers.graphql.ts';
import type { JobSeekerHome_jobSeeker$key } from '../../../__generated__/JobSeekerHome_jobSeeker.graphql.ts';
import type { JobSeekerHome_viewer$key } from '../../../__generated__/JobSeekerHome_viewer.graphql.ts';
import type { ProfileState_jobSeeker$key } from '../../../__generated__/ProfileState_jobSeeker.graphql.ts';
import type { Strength_jobSeeker$key } from '../../../__generated__/Strength_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { JobOfferListItem } from '../../../features/offers/jobOffer/JobOfferListItem.tsx';
import { WorkTonight } from '../../../features/people/availability/WorkTonight.tsx';
import { asEmployersSearch, jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { PauseProfile } from '../../../features/people/jobSeeker/PauseProfile.tsx';
import { nextStep, strengthWords } from '../../../features/people/jobSeeker/profileParts.ts';
import { profileStateOf } from '../../../features/people/jobSeeker/profileStateOf.ts';
import { RejectionNotice } from '../../../features/people/review/RejectionNotice.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { DayBars } from '../../../ui/chart/DayBars.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Container, Grid, Row, Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { LatestChats } from '../LatestChats.tsx';
import styles from '../OwnHome.module.css';
import { Next } from './Next.tsx';

/** The start page of a job seeker: the next thing, chats and offers that fit, and at the end the profile with its numbers. */
export default function JobSeekerHome({
  jobSeeker: key,
  viewer: viewerKey,
}: {
  jobSeeker: JobSeekerHome_jobSeeker$key;
  viewer: JobSeekerHome_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerHome_jobSeeker on JobSeeker {
        name
        callName
        rejection {
          reason
        }
        updated
        ...WorkTonight_jobSeeker
        ...ProfileState_jobSeeker
        ...Strength_jobSeeker
        ...Activity_jobSeeker
        chats(first: 3) {
          ...LatestChats_chats
        }
        ...JobSeekerHome_fittingOffers
        ...Next_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment JobSeekerHome_viewer on Viewer {
        ...Next_viewer
      }
    `,
    viewerKey,
  );
  return (
    <>
      <Container>
        <PageMeta title={product.name} canonical={paths.home.to()} />
        <PageHead title={`Hello ${calledName(jobSeeker)}`} />
        <Stack>
          <RejectionNotice noun="profile" rejection={jobSeeker.rejection} />
          <Next jobSeeker={jobSeeker} viewer={viewer} />
          {jobSeeker.updated && <WorkTonight jobSeeker={jobSeeker} />}
          <LatestChats chats={jobSeeker.chats} empty="Employers who contact you appear here." />
        </Stack>
      </Container>
      <FittingOffers jobSeeker={jobSeeker} />
      <Section title="Your profile in numbers">
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileState jobSeeker={jobSeeker} />
            <Strength jobSeeker={jobSeeker} />
          </div>
          <Activity jobSeeker={jobSeeker} />
        </div>
      </Section>
    </>
  );
}

/** Views of the profile and contact requests over the last 30 days. */
function Activity({ jobSeeker: key }: { jobSeeker: Activity_jobSeeker$key }) {
  const { activity } = useFragment(
    graphql`
      fragment Activity_jobSeeker on JobSeeker {
        activity(days: 30) {
          day
          views
          contactRequests
        }
      }
    `,
    key,
  );
  const days = (activity ?? []).map(({ day, views, contactRequests }) => ({
    day,
    label: formatDay(day),
    views,
    contactRequests,
  }));
  return (
    <CardSection title="The last 30 days">
      <div className={styles.charts}>
        <DayBars what="profile views" days={days.map((day) => ({ ...day, value: day.views }))} />
        <DayBars what="contact requests" days={days.map((day) => ({ ...day, value: day.contactRequests }))} />
      </div>
    </CardSection>
  );
}

/** How complete the profile is, and the next step. */
function Strength({ jobSeeker: key }: { jobSeeker: Strength_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment Strength_jobSeeker on JobSeeker {
        updated
        strength {
          percent
        }
        ...profileParts_jobSeeker
      }
    `,
    key,
  );
  const percent = jobSeeker.strength?.percent ?? 0;
  const next = nextStep(jobSeeker);
  return (
    <CardSection title="Profile strength" action={<strong>{strengthWords(percent)}</strong>}>
      <ProgressBar percent={percent} label="Profile strength" />
      <Text look="small">
        {next
          ? next.isRequired
            ? 'Only complete profiles are shown to employers.'
            : 'Employers contact job seekers with a video more often than others.'
          : 'Your profile is complete. Keep your availability up to date.'}
      </Text>
      <Row>
        {next && (
          <ButtonLink href={next.href} size="small" look={next.isRequired ? 'primary' : 'secondary'}>
            {next.task}
          </ButtonLink>
        )}
        {jobSeeker.updated && (
          <>
            <ButtonLink href={paths.myProfile.to()} size="small" look="secondary">
              Edit profile
            </ButtonLink>
            <ButtonLink href={paths.myData.to()} size="small" look="quiet">
              Phone number and description
            </ButtonLink>
          </>
        )}
      </Row>
    </CardSection>
  );
}

const words = {
  incomplete: { badge: 'Not complete', lead: 'Complete your profile, and our team will check and activate it.' },
  waiting: {
    badge: 'Being checked',
    lead: 'Our team checks your profile and activates it. We will email you, and then employers can find you.',
  },
  active: { badge: 'Public', lead: 'Employers can find you, contact you, and read your profile.' },
  rejected: { badge: 'Needs a change', lead: 'Change your profile and save it. Our team then looks at it again.' },
  paused: { badge: 'Paused', lead: 'Employers do not find you. Your chats continue.' },
};

/** Whether employers find the viewer's profile, and what follows from it. */
function ProfileState({ jobSeeker: key }: { jobSeeker: ProfileState_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileState_jobSeeker on JobSeeker {
        rejection {
          decidedAt
        }
        ...profileStateOf_jobSeeker
        ...jobSeekerPath_jobSeeker
        ...PauseProfile_jobSeeker
      }
    `,
    key,
  );
  const state = jobSeeker.rejection ? 'rejected' : profileStateOf(jobSeeker);
  const { badge, lead } = words[state];
  return (
    <CardSection
      title="Your profile"
      lead={lead}
      action={<Badge tone={state === 'active' ? 'green' : 'warm'}>{badge}</Badge>}
    >
      {state !== 'incomplete' && (
        <Row>
          {state === 'active' ? (
            <ButtonLink href={jobSeekerPath(jobSeeker) + asEmployersSearch} look="secondary" size="small">
              See it as employers do
            </ButtonLink>
          ) : (
            <ButtonLink href={jobSeekerPath(jobSeeker)} look="secondary" size="small">
              See your profile
            </ButtonLink>
          )}
          <PauseProfile jobSeeker={jobSeeker}>{(_state, action) => action}</PauseProfile>
        </Row>
      )}
    </CardSection>
  );
}

/** The newest offers of the job seeker's job in their city. */
function FittingOffers({ jobSeeker: key }: { jobSeeker: JobSeekerHome_fittingOffers$key }) {
  const { job, city, fittingJobOffers } = useFragment(
    graphql`
      fragment JobSeekerHome_fittingOffers on JobSeeker {
        job {
          name
          slug
        }
        city {
          name
          slug
        }
        fittingJobOffers(first: 3) {
          edges {
            node {
              id
              ...JobOfferListItem_jobOffer
            }
          }
        }
      }
    `,
    key,
  );
  const isKnown = job && city;
  const all = isKnown
    ? paths.jobOffers.to({ job: job.slug, city: city.slug })
    : paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug });
  const offers = fittingJobOffers.edges;
  return (
    <Section
      title="Offers for you"
      lead={
        isKnown ? `${job.name} in ${city.name}` : 'Choose your job and city in your profile to see offers that fit.'
      }
      action={
        <ButtonLink href={all} look="secondary">
          {isKnown ? `All ${inSentence(job.name)} offers in ${city.name}` : 'All job offers'}
        </ButtonLink>
      }
    >
      {offers.length > 0 ? (
        <Grid>
          {offers.map(({ node }) => (
            <li key={node.id}>
              <JobOfferListItem jobOffer={node} heading="h3" />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState
          title="No offers that fit yet"
          action={
            <ButtonLink href={paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug })} look="secondary">
              All job offers
            </ButtonLink>
          }
        >
          Employers post new ones every week.
        </EmptyState>
      )}
    </Section>
  );
}
