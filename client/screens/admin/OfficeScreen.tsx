import type { ReactNode } from 'react';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import type { FailedProps } from '../../app/routing/route.ts';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { FailedState, OfflineState } from '../../ui/display/States.tsx';
import { OfficeHead } from '../../ui/layout/BackOffice.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** A screen of the back office within its frame: the heading with an action, a lead and the content. */
export function OfficeScreen({
  title,
  pageTitle = title,
  action,
  lead,
  trail,
  children,
}: {
  title: string;
  /** The document's title, where the heading alone does not say enough. */
  pageTitle?: string;
  action?: ReactNode;
  /** A sentence or two about the page. */
  lead?: string;
  /** The way back to the list, above the heading. */
  trail?: { label: string; href?: string }[];
  children: ReactNode;
}) {
  return (
    <>
      <PageMeta title={pageTitle} />
      {trail && <Breadcrumbs trail={trail} />}
      <OfficeHead title={title} action={action} />
      {lead ? (
        <Stack>
          <Text look="soft">{lead}</Text>
          {children}
        </Stack>
      ) : (
        children
      )}
    </>
  );
}

/**
 * The two faces of a screen without its data, with its heading: `export const { Skeleton, Failed } = officeFaces(…)`.
 */
export function officeFaces(title: string, skeleton: ReactNode) {
  function Skeleton() {
    return (
      <>
        <OfficeHead title={title} />
        <Loading>{skeleton}</Loading>
      </>
    );
  }

  function Failed({ isOffline, onRetry, retrying }: FailedProps) {
    return (
      <OfficeScreen title={title}>
        {isOffline ? (
          <OfflineState onRetry={onRetry} />
        ) : (
          <FailedState title={`${title} could not be loaded`} onRetry={onRetry} retrying={retrying} />
        )}
      </OfficeScreen>
    );
  }

  return { Skeleton, Failed };
}
