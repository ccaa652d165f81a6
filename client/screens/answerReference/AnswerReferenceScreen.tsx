import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { formatMonth } from '../../../server/domain/core/text/format/time.ts';
import { referenceLimits } from '../../../server/domain/people/jobReference/limits.input.ts';
import type { AnswerReferenceScreenQuery } from '../../__generated__/AnswerReferenceScreenQuery.graphql.ts';
import { answerAnchors, paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { InvalidLink, MailedPage, mailedSkeleton } from '../../features/core/MailedPage.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { Notice } from '../../ui/display/Notice.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { isolated } from '../../ui/text/isolated.ts';

const title = 'Confirm a job';

/** What the page says when there is nothing to answer. */
const ended = {
  CONFIRMED: 'You have confirmed this job. Thank you!',
  DECLINED: 'You told us that this is not right. We will not show it to anyone.',
  EXPIRED: 'It is too late to answer this request.',
  GONE: "This request was withdrawn. You don't need to do anything.",
} as const;

/** /answer-reference/{token}, the link in mails to former employers. It needs no login. */
export default function AnswerReferenceScreen({
  queryRef,
  params,
}: ScreenProps<AnswerReferenceScreenQuery, { token: string }>) {
  const { mailedReference } = usePreloadedQuery<AnswerReferenceScreenQuery>(
    graphql`
      query AnswerReferenceScreenQuery($token: String!, $sentence: String) @preloadable {
        mailedReference(token: $token) {
          status
          isStopped
          jobSeekerName
          company
          job
          beganIn
          endedIn
          sentence
          sentenceProblem(sentence: $sentence)
        }
      }
    `,
    queryRef,
  );
  const given = new URLSearchParams(useLocation().search).get('sentence');
  if (!mailedReference) return <InvalidLink of="answerReference" />;
  const { status, isStopped, jobSeekerName, company, job, beganIn, endedIn, sentence } = mailedReference;
  const address = paths.answerReference.to(params);
  return (
    <MailedPage
      title={title}
      lead={
        jobSeekerName &&
        `${isolated(jobSeekerName)} says they worked as ${job} at ${company}, ${formatMonth(beganIn ?? '')} to ${formatMonth(endedIn ?? '')}.`
      }
    >
      {status === 'WAITING' ? (
        // The browser's own forms: they work without JavaScript, and nothing happens before a button is pressed.
        <form method="post" action={address}>
          <Stack>
            <Text>
              Is this right? {product.name} shows the company, the job, the time and what you add on the profile, but
              not your name or your email.
            </Text>
            <TextArea
              id={answerAnchors.refused}
              name="sentence"
              label="Your comment about the work"
              optional
              hint={`A sentence or two, at most ${referenceLimits.sentence} characters. Everyone can read it. No email addresses, phone numbers or links.`}
              rows={3}
              maxLength={referenceLimits.sentence}
              defaultValue={given ?? ''}
              error={given === null ? undefined : (mailedReference.sentenceProblem ?? undefined)}
            />
            <Row>
              <Button type="submit" name="answer" value="confirm" size="large">
                Confirm
              </Button>
              <Button type="submit" name="answer" value="decline" look="secondary" size="large">
                This is not right
              </Button>
            </Row>
          </Stack>
        </form>
      ) : (
        <Notice id={answerAnchors.done} tone={status === 'CONFIRMED' ? 'success' : 'info'}>
          {ended[status]}
          {sentence && (
            <>
              <br />“{sentence}”
            </>
          )}
        </Notice>
      )}
      {isStopped ? (
        <Text look="small" id={answerAnchors.stopped} tabIndex={-1}>
          You will get no more emails about references.
        </Text>
      ) : (
        <form method="post" action={address}>
          <Button type="submit" name="answer" value="stop" look="quiet" size="small">
            Do not ask me again
          </Button>
        </form>
      )}
    </MailedPage>
  );
}

export const Skeleton = mailedSkeleton(title);
