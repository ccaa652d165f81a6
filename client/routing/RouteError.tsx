import { createPath, Navigate, useLocation, useRevalidator, useRouteError } from 'react-router';
import { paths } from '../paths.ts';
import { NetworkError } from '../relay/NetworkError.ts';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { Row } from '../ui/layout/Grid.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Arrival } from './Arrival.tsx';
import { type OutcomeStatus, outcomeOf } from './Outcome.ts';
import { PageMeta } from './PageMeta.tsx';

const words: Record<Exclude<OutcomeStatus, 301 | 302>, { title: string; lead: string }> = {
  403: {
    title: 'Not for this account',
    lead: 'This page is for people with another role. Log in as one of them to see it.',
  },
  404: { title: 'Page not found', lead: 'There is nothing at this address, or nothing that you may see.' },
  410: { title: 'No longer available', lead: 'What was here has been taken down.' },
  500: { title: 'Something went wrong', lead: 'This is our fault, and we have a record of it. Please try again.' },
  503: { title: 'No connection', lead: 'We cannot reach the server. Please check your connection and try again.' },
};

/** What a page ends in when not in its screen: another address, or a page that says why and what to do next. */
export function RouteError() {
  const error = useRouteError();
  const address = createPath(useLocation());
  const revalidator = useRevalidator();
  const { status, location } = outcomeOf(error, address);
  if (status === 301 || status === 302) return <Navigate to={location ?? paths.home.to()} replace />;
  // An old page cannot ask a new server; loading it anew can.
  const isOutdated = error instanceof NetworkError && error.kind === 'outdated';
  const { title, lead } = isOutdated ? { title: 'A new version is out', lead: error.message } : words[status];
  const isPassing = status === 500 || status === 503;
  const tryAgain = () => (isOutdated ? window.location.reload() : void revalidator.revalidate());
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} lead={lead} />
      <Row>
        {isPassing && (
          <Button loading={revalidator.state === 'loading'} onClick={tryAgain}>
            Try again
          </Button>
        )}
        <ButtonLink href={paths.home.to()} look={isPassing ? 'secondary' : 'primary'}>
          Go to the start page
        </ButtonLink>
      </Row>
      <Arrival />
    </Container>
  );
}
