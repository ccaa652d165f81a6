import { graphql, useFragment } from 'react-relay';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { NextStep_employer$key } from '../../../__generated__/NextStep_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** What brings an employer nearest to a hire: answering applicants, then an offer, then a subscription, then the search. */
export function NextStep({ employer: key }: { employer: NextStep_employer$key }) {
  const { isPremium, activeJobOfferCount, newApplicationCount } = useFragment(
    graphql`
      fragment NextStep_employer on Employer {
        isPremium
        activeJobOfferCount
        newApplicationCount
      }
    `,
    key,
  );
  const search = { label: 'Find job seekers', href: paths.jobSeekers.to({ job: allJobsSlug }) };
  const step = nextStep({
    newApplicants: newApplicationCount ?? 0,
    offers: activeJobOfferCount,
    isPremium: isPremium ?? false,
  });
  return (
    <CardSection title="Next step">
      <Text>{step.text}</Text>
      <Row>
        <ButtonLink href={step.href}>{step.label}</ButtonLink>
        <ButtonLink href={search.href} look="secondary">
          {search.label}
        </ButtonLink>
      </Row>
    </CardSection>
  );
}

function nextStep({ newApplicants, offers, isPremium }: { newApplicants: number; offers: number; isPremium: boolean }) {
  if (newApplicants > 0) {
    return {
      text:
        newApplicants === 1
          ? 'One job seeker has applied and is waiting for your answer.'
          : `${newApplicants} job seekers have applied and are waiting for your answer.`,
      label: 'See your applicants',
      href: paths.myJobOffers.to(),
    };
  }
  if (offers === 0) {
    return {
      text: 'Post a job, and job seekers apply in a chat with you.',
      label: 'Post a job',
      href: paths.createMyJobOffer.to(),
    };
  }
  if (!isPremium) {
    return {
      text: 'A subscription lets you write to job seekers.',
      label: 'See the prices',
      href: paths.mySubscription.to(),
    };
  }
  return {
    text: 'You have answered all applicants. Contact job seekers directly, or post another job.',
    label: 'Post a job',
    href: paths.createMyJobOffer.to(),
  };
}
