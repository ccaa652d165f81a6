import { graphql } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { TermsBannerMutation } from '../../../__generated__/TermsBannerMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Banner } from '../../../ui/layout/Banner.tsx';

/** On every page of a person who has not accepted the present terms. It keeps them from nothing. */
export default function TermsBanner({ version }: { version: string }) {
  const refetchPage = useRefetchPage();
  const [accept, accepting] = useAction<TermsBannerMutation>(graphql`
    mutation TermsBannerMutation($input: AcceptTermsInput!) {
      acceptTerms(input: $input) {
        ... on AcceptTermsPayload @alias(as: "success") {
          user {
            id
            termsVersion
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function send() {
    const result = await accept({ input: { version } });
    if (result.ok) await refetchPage();
    else showToast(result.message, 'warning');
  }

  return (
    <Banner label="Terms">
      Please read our{' '}
      <Link href={paths.terms.to()} target="_blank">
        terms
      </Link>{' '}
      and{' '}
      <Link href={paths.privacy.to()} target="_blank">
        privacy page
      </Link>{' '}
      of {formatDay(version)}.{' '}
      <Button look="secondary" size="small" loading={accepting} onClick={() => void send()}>
        Accept
      </Button>
    </Banner>
  );
}
