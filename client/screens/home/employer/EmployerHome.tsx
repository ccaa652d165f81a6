import { graphql, useFragment } from 'react-relay';
import { calledName, firstName } from '../../../../server/domain/core/text/firstName.ts';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { shiftTimeText } from '../../../../server/domain/core/text/format/time.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { EmployerHome_employer$key } from '../../../__generated__/EmployerHome_employer.graphql.ts';
import type { EmployerHome_viewer$key } from '../../../__generated__/EmployerHome_viewer.graphql.ts';
import type { NextStep_employer$key } from '../../../__generated__/NextStep_employer.graphql.ts';
import type { NextStep_viewer$key } from '../../../__generated__/NextStep_viewer.graphql.ts';
import type { Numbers_employer$key } from '../../../__generated__/Numbers_employer.graphql.ts';
import type { OpenRequests_employer$key } from '../../../__generated__/OpenRequests_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { RequestState } from '../../../features/hiring/contactRequest/RequestState.tsx';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { RejectionNotice } from '../../../features/people/review/RejectionNotice.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { product } from '../../../ui/base/product.ts';
import { DayBars } from '../../../ui/chart/DayBars.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Container, Row, Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { LatestChats } from '../LatestChats.tsx';
import styles from '../OwnHome.module.css';
import { nextStep } from './nextStep.ts';
import { Offers } from './Offers.tsx';
import rowsClasses from './Rows.module.css';

/** The start page of an employer: the one thing to do next, then offers and chats, and last how the offers do. */
export default function EmployerHome({
  employer: key,
  viewer: viewerKey,
}: {
  employer: EmployerHome_employer$key;
  viewer: EmployerHome_viewer$key;
}) {
  const employer = useFragment(
    graphql`
      fragment EmployerHome_employer on Employer {
        name
        rejectedJobOffers {
          id
          databaseId
          rejection {
            reason
          }
          title
        }
        chats(first: 3) {
          ...LatestChats_chats
        }
        ...NextStep_employer
        ...OpenRequests_employer
        ...Offers_employer
        ...Numbers_employer
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment EmployerHome_viewer on Viewer {
        ...NextStep_viewer
      }
    `,
    viewerKey,
  );
  return (
    <Container>
      <PageMeta title={product.name} canonical={paths.home.to()} />
      <PageHead title={`Hello ${firstName(employer.name)}`} lead="Your offers, your chats, and what to do next." />
      <Stack gap="large">
        {(employer.rejectedJobOffers ?? []).map(({ id, databaseId, rejection, title }) => (
          <RejectionNotice
            key={id}
            noun="job offer"
            rejection={rejection}
            action={
              <ButtonLink href={paths.myJobOffer.to({ id: databaseId })} look="secondary" size="small">
                {`Change ${title}`}
              </ButtonLink>
            }
          />
        ))}
        <NextStep employer={employer} viewer={viewer} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Offers employer={employer} />
            <OpenRequests employer={employer} />
          </div>
          <LatestChats chats={employer.chats} empty="Job seekers you contact, or who apply, appear here." />
        </div>
        <Numbers employer={employer} />
      </Stack>
    </Container>
  );
}

/** Views of the offers and applications over the last 30 days, and whether the employer can write to job seekers. */
function Numbers({ employer: key }: { employer: Numbers_employer$key }) {
  const { offerActivity, isPremium } = useFragment(
    graphql`
      fragment Numbers_employer on Employer {
        isPremium
        offerActivity(days: 30) {
          day
          views
          applications
        }
      }
    `,
    key,
  );
  const days = (offerActivity ?? []).map((day) => ({ ...day, label: formatDay(day.day) }));
  return (
    <CardSection title="The last 30 days">
      <div className={styles.charts}>
        <DayBars what="offer views" days={days.map((day) => ({ ...day, value: day.views }))} />
        <DayBars what="applications" days={days.map((day) => ({ ...day, value: day.applications }))} />
      </div>
      <Text look="small">
        {isPremium
          ? 'Your subscription is active: you can write to all job seekers. '
          : 'You have no subscription: you can read what job seekers write, and answer with one. '}
        <Link href={paths.mySubscription.to()}>My subscription</Link>
      </Text>
    </CardSection>
  );
}

/** The newest contact requests without an answer, and introductions that wait. Nothing without any. */
function OpenRequests({ employer: key }: { employer: OpenRequests_employer$key }) {
  const { openContactRequests } = useFragment(
    graphql`
      fragment OpenRequests_employer on Employer {
        openContactRequests(first: 3) {
          id
          jobSeekerName
          jobSeeker {
            callName
            ...jobSeekerPath_jobSeeker
          }
          chat {
            databaseId
          }
          ...RequestState_request
        }
      }
    `,
    key,
  );
  if (!openContactRequests?.length) return null;
  return (
    <CardSection
      title="Open requests"
      action={
        <ButtonLink href={paths.myContactRequests.to()} look="secondary" size="small">
          See all
        </ButtonLink>
      }
    >
      <ul className={rowsClasses.rows}>
        {openContactRequests.map(({ id, jobSeekerName, jobSeeker, chat, ...request }) => {
          const name = calledName({ name: jobSeekerName, callName: jobSeeker?.callName });
          // An introduction has a chat once it is taken up.
          const profile = jobSeeker && jobSeekerPath(jobSeeker);
          const href = chat ? paths.chat.to({ id: chat.databaseId }) : profile;
          return (
            <li key={id}>
              <bdi>{href ? <Link href={href}>{name}</Link> : name}</bdi>
              <RequestState request={request} />
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}

/** The one thing that an employer does next, by the table of `nextStep`. */
function NextStep({
  employer: key,
  viewer: viewerKey,
}: {
  employer: NextStep_employer$key;
  viewer: NextStep_viewer$key;
}) {
  const { isPremium, activeJobOfferCount, newApplicationCount, waitingChat, endingJobOffer } = useFragment(
    graphql`
        fragment NextStep_employer on Employer {
          isPremium
          activeJobOfferCount
          newApplicationCount
          waitingChat {
            databaseId
            counterpart {
              name
              callName
            }
          }
          endingJobOffer {
            expiresAt
            title
          }
        }
      `,
    key,
  );
  const { nextTrialShift } = useFragment(
    graphql`
      fragment NextStep_viewer on Viewer {
        nextTrialShift {
          startsAt
          endsAt
          timeZone
          chat {
            databaseId
            counterpart {
              name
              callName
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const nameIn = ({ counterpart }: { readonly counterpart?: Parameters<typeof calledName>[0] | null | undefined }) =>
    counterpart ? calledName(counterpart) : 'A job seeker';
  const step = nextStep({
    waitingChat: waitingChat ? { id: waitingChat.databaseId, name: nameIn(waitingChat) } : null,
    trialShift: nextTrialShift
      ? {
          chatId: nextTrialShift.chat.databaseId,
          name: nameIn(nextTrialShift.chat),
          when: shiftTimeText(nextTrialShift.startsAt, nextTrialShift.endsAt, nextTrialShift.timeZone),
        }
      : null,
    newApplicants: newApplicationCount ?? 0,
    endingOffer: endingJobOffer?.expiresAt
      ? {
          title: endingJobOffer.title,
          day: formatDay(endingJobOffer.expiresAt),
        }
      : null,
    activeOffers: activeJobOfferCount,
    isPremium: isPremium ?? false,
  });
  return (
    <CardSection title="Next step">
      <Text>{step.text}</Text>
      <Row>
        <ButtonLink href={step.href}>{step.label}</ButtonLink>
        <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })} look="secondary">
          Find job seekers
        </ButtonLink>
      </Row>
    </CardSection>
  );
}
