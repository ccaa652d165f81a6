import { graphql, useFragment } from 'react-relay';
import type { Subscription_employer$key } from '../../../__generated__/Subscription_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Whether the employer can write to job seekers. */
export function Subscription({ employer: key }: { employer: Subscription_employer$key }) {
  const { isPremium } = useFragment(
    graphql`
      fragment Subscription_employer on Employer {
        isPremium
      }
    `,
    key,
  );
  return (
    <CardSection
      title="Subscription"
      action={
        <ButtonLink href={paths.mySubscription.to()} look={isPremium ? 'secondary' : 'primary'} size="small">
          {isPremium ? 'Manage' : 'Subscribe'}
        </ButtonLink>
      }
    >
      <Text look="soft">
        {isPremium
          ? 'Active. You can write to all job seekers.'
          : 'Not active. You can read what job seekers write, and answer with a subscription.'}
      </Text>
    </CardSection>
  );
}
