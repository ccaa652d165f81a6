import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { refetchPage } from './refetchPage.ts';

/** Refetches the page's data, for changes that affect more than a mutation returns. */
export function useRefetchPage(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(() => refetchPage(environment, revalidate), [environment, revalidate]);
}
