import { useEffect, useEffectEvent } from 'react';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';

const intervalMs = 2_000;

/** Reads the page again every two seconds while something is under way and the page is seen. */
export function useReadWhile(underWay: boolean): void {
  const refetchPage = useRefetchPage();
  const read = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await refetchPage();
  });
  useEffect(() => {
    if (!underWay) return;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const next = () => {
      timer = setTimeout(async () => {
        await read();
        if (!ended) next();
      }, intervalMs);
    };
    next();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [underWay]);
}
