import { useEffect, useEffectEvent } from 'react';

/**
 * Reports a view of a page, once per tab. `report` is not awaited, and is sent even if the user leaves the page.
 * @param id names what is viewed; null reports nothing
 */
export function useReportView(id: string | null, report: () => void): void {
  const send = useEffectEvent(report);
  useEffect(() => {
    if (id === null) return;
    const key = `viewed ${id}`;
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      // Storage is not available: the server counts each viewer once a day.
    }
    send();
  }, [id]);
}
