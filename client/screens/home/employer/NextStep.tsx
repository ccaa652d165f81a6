import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { shiftTimeText } from '../../../../server/domain/core/text/format/time.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { NextStep_employer$key } from '../../../__generated__/NextStep_employer.graphql.ts';
import type { NextStep_viewer$key } from '../../../__generated__/NextStep_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { firstName } from '../../../features/people/jobSeeker/firstName.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { nextStep } from './nextStep.ts';

/** The one thing that an employer does next, by the table of `nextStep`. */
export function NextStep({
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
            }
          }
          endingJobOffer {
            expiresAt
            job {
              name
            }
            city {
              name
            }
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
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const nameIn = (chat: { readonly counterpart?: { readonly name: string } | null | undefined }) =>
    firstName(chat.counterpart?.name ?? 'A job seeker');
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
          title: `${endingJobOffer.job.name} in ${endingJobOffer.city.name}`,
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
