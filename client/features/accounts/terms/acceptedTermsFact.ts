import { graphql, readInlineData } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { acceptedTermsFact_user$key } from '../../../__generated__/acceptedTermsFact_user.graphql.ts';
import type { Fact } from '../../../ui/display/Facts.tsx';

/** Which version of the terms a person has accepted and when, for admins. */
export function acceptedTermsFact(key: acceptedTermsFact_user$key): Fact {
  const { termsVersion, termsAcceptedAt } = readInlineData(
    graphql`
      fragment acceptedTermsFact_user on User @inline {
        termsVersion
        termsAcceptedAt
      }
    `,
    key,
  );
  const isKnown = termsVersion && termsAcceptedAt;
  return {
    label: 'Terms',
    value: isKnown ? `Of ${formatDay(termsVersion)}, accepted ${formatDay(termsAcceptedAt)}` : 'Not accepted',
  };
}
