import { useEffect } from 'react';
import { createPath, Navigate, useLocation, useMatches, useRevalidator, useRouteError } from 'react-router';
import { refusalWords } from '../../../server/domain/core/text/refusalWords.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Container, Row } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { paths } from '../paths.ts';
import { isOffline, NetworkError } from '../relay/NetworkError.ts';
import { ScreenHydrated } from './hydrated.ts';
import { PageMeta } from './PageMeta.tsx';
import { pageResultOf, type SignInAs } from './PageResult.ts';
import { RouteFocus } from './RouteFocus.tsx';
import type { LoadedPage } from './route.ts';

/** That of the page that failed; undefined if it was not loaded. */
function useSignInAs(): SignInAs | undefined {
  const page = useMatches().at(-1)?.loaderData as Partial<LoadedPage> | undefined;
  return page?.signInAs;
}

/** Handles page results: follows redirects, and shows error pages with the reason and the next step. */
export function RouteError() {
  const error = useRouteError();
  const address = createPath(useLocation());
  const revalidator = useRevalidator();
  const { status, location } = pageResultOf(error, { address, signInAs: useSignInAs() });
  // An outdated page cannot query a new server. It was left for this one, so that nothing typed is lost.
  const isOutdated = error instanceof NetworkError && error.kind === 'outdated';
  useEffect(() => {
    // Not again at once, should the page itself come from an old server.
    if (isOutdated && performance.now() > 10_000) window.location.reload();
  }, [isOutdated]);
  if (status === 301 || status === 302) return <Navigate to={location ?? paths.home.to()} replace />;
  const { title, lead } = isOutdated
    ? { title: 'A new version is available', lead: error.message }
    : isOffline(error)
      ? { title: 'No connection', lead: new NetworkError('offline').message }
      : refusalWords[status];
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
          Go to the home page
        </ButtonLink>
      </Row>
      <RouteFocus />
      <ScreenHydrated />
    </Container>
  );
}
