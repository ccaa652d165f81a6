import { graphql, usePreloadedQuery } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { RenewOfferScreenQuery } from '../../__generated__/RenewOfferScreenQuery.graphql.ts';
import { answerAnchors, paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { InvalidLink, MailedPage, mailedSkeleton } from '../../features/core/MailedPage.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';

const title = 'Renew your job offer';

/** /renew-offer/{token}, the link in mails about the end of an offer. It needs no login. */
export default function RenewOfferScreen({ queryRef, params }: ScreenProps<RenewOfferScreenQuery, { token: string }>) {
  const { mailedRenewal } = usePreloadedQuery<RenewOfferScreenQuery>(
    graphql`
      query RenewOfferScreenQuery($token: String!) @preloadable {
        mailedRenewal(token: $token) {
          status
          databaseId
          expiresAt
          isActive
          title
        }
      }
    `,
    queryRef,
  );
  if (!mailedRenewal) return <InvalidLink of="renewOffer" />;
  const { status, databaseId, expiresAt, isActive, title: offer } = mailedRenewal;
  const end = expiresAt && formatDay(expiresAt);
  return (
    <MailedPage title={title} lead={offer}>
      {status === 'READY' && (
        <>
          <Text>{isActive ? `It is public until ${end}.` : `It was public until ${end}.`}</Text>
          {/* The browser's own: it works without JavaScript, and nothing happens before the button is pressed. */}
          <form method="post" action={paths.renewOffer.to(params)}>
            <Button type="submit" size="large">
              Renew for 30 days
            </Button>
          </form>
        </>
      )}
      {status === 'RENEWED' && (
        <Notice id={answerAnchors.done} tone="success">
          Your job offer is public until {end}.
        </Notice>
      )}
      {status === 'CLOSED' && (
        <Notice id={answerAnchors.done}>You have closed this job offer. Log in to publish it again.</Notice>
      )}
      <Row>
        {isActive && (
          <ButtonLink href={paths.publicJobOffer.to({ id: databaseId })} look="secondary">
            View the job offer
          </ButtonLink>
        )}
        <ButtonLink href={paths.myJobOffers.to()} look="quiet">
          My job offers
        </ButtonLink>
      </Row>
    </MailedPage>
  );
}

export const Skeleton = mailedSkeleton(title);
