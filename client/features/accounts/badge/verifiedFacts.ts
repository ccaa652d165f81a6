import { graphql, readInlineData } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { verifiedFacts_user$key } from '../../../__generated__/verifiedFacts_user.graphql.ts';
import type { Fact } from '../../../ui/display/Facts.tsx';

/** What was verified of a person and when, for admins. */
export function verifiedFacts(key: verifiedFacts_user$key): Fact[] {
  const { emailVerifiedAt, phoneVerifiedAt, identityCheckedAt } = readInlineData(
    graphql`
      fragment verifiedFacts_user on User @inline {
        emailVerifiedAt
        phoneVerifiedAt
        identityCheckedAt
      }
    `,
    key,
  );
  return [
    { label: 'Email', value: emailVerifiedAt ? `Verified ${formatDay(emailVerifiedAt)}` : 'Not verified' },
    { label: 'Phone', value: phoneVerifiedAt ? `Verified ${formatDay(phoneVerifiedAt)}` : 'Not verified' },
    { label: 'Identity', value: identityCheckedAt ? `Checked ${formatDay(identityCheckedAt)}` : 'Not checked' },
  ];
}
