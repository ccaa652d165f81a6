import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { AnswerRequestScreenQuery } from '../../__generated__/AnswerRequestScreenQuery.graphql.ts';
import { answerAnchors, paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { InvalidLink, MailedPage, mailedSkeleton } from '../../features/core/MailedPage.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { CardSection } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Prose } from '../../ui/layout/Text.tsx';
import { isolated } from '../../ui/text/isolated.ts';

const title = 'A request for you';

/** /answer-request/{token}, the link in mails about contact requests. It needs no login. */
export default function AnswerRequestScreen({
  queryRef,
  params,
}: ScreenProps<AnswerRequestScreenQuery, { token: string }>) {
  const { mailedContactRequest } = usePreloadedQuery<AnswerRequestScreenQuery>(
    graphql`
      query AnswerRequestScreenQuery($token: String!) @preloadable {
        mailedContactRequest(token: $token) {
          status
          answer
          who
          work
          facts
          message
          chatDatabaseId
        }
      }
    `,
    queryRef,
  );
  const isNo = new URLSearchParams(useLocation().search).get('answer') === 'no';
  if (!mailedContactRequest) return <InvalidLink of="answerRequest" />;
  const { status, answer, who, work, facts, message, chatDatabaseId } = mailedContactRequest;
  const name = isolated(who ?? '');
  return (
    <MailedPage title={title} lead={who && `${name} would like to work with you.`}>
      {(work || facts.length > 0 || message) && (
        <CardSection title={work ?? 'The work'} lead={facts.join(' · ')}>
          {message && <Prose>{message}</Prose>}
        </CardSection>
      )}
      {status === 'WAITING' && (
        // The browser's own: it works without JavaScript, and nothing happens before a button is pressed.
        <form method="post" action={paths.answerRequest.to(params)}>
          <Row>
            <Button type="submit" name="answer" value="yes" size="large" look={isNo ? 'secondary' : 'primary'}>
              I am interested
            </Button>
            <Button type="submit" name="answer" value="no" size="large" look={isNo ? 'primary' : 'secondary'}>
              Not this time
            </Button>
          </Row>
        </form>
      )}
      {status === 'ANSWERED' && (
        <Notice id={answerAnchors.done} tone="success">
          {answer === 'INTERESTED'
            ? `You have told ${name} that you are interested. They can write to you in the chat.`
            : `You have told ${name}: not this time. You do not need to do anything else.`}
        </Notice>
      )}
      {status === 'OVER' && (
        <Notice id={answerAnchors.done}>
          This request cannot be answered here any more. In the chat you see whether it is still open.
        </Notice>
      )}
      <Row>
        <ButtonLink href={paths.chat.to({ id: chatDatabaseId })} look="quiet">
          Go to the chat
        </ButtonLink>
      </Row>
    </MailedPage>
  );
}

export const Skeleton = mailedSkeleton(title);
