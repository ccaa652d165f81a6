import { graphql, useFragment } from 'react-relay';
import type { PriceFrom_jobSeeker$key } from '../../../__generated__/PriceFrom_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Text, type TextLook } from '../../../ui/layout/Text.tsx';
import { cancelAnyTimeText } from './price.ts';

/**
 * 'From SGD 49 a month, cancel any time': what writing to this job seeker costs, in the currency of their city. Renders nothing for
 * viewers who need no subscription, such as employers with one.
 */
export function PriceFrom({
  jobSeeker: key,
  look = 'small',
  className,
}: {
  jobSeeker: PriceFrom_jobSeeker$key;
  look?: TextLook;
  className?: string;
}) {
  const { subscriptionOptions } = useFragment(
    graphql`
      fragment PriceFrom_jobSeeker on JobSeeker {
        subscriptionOptions(withPass: true) {
          recurringMode
          currency
          price
        }
      }
    `,
    key,
  );
  const price = cancelAnyTimeText(subscriptionOptions ?? []);
  return price ? (
    <Text look={look} className={className}>
      {price}. <Link href={paths.pricing.to()}>All prices</Link>
    </Text>
  ) : null;
}
