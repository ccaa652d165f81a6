/** Not in the types of the DOM: only some browsers have it. */
interface Connection {
  saveData?: boolean;
}

/**
 * Runs `work` when the page has loaded and the browser has nothing else to do: for code that is needed soon. Never for people who save
 * data. Returns what cancels it.
 */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || window.matchMedia('(prefers-reduced-data: reduce)').matches) return () => {};
  let cancel = () => {};
  const wait = () => {
    // Safari does not say when it is idle.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(work, 200);
      cancel = () => window.clearTimeout(timer);
      return;
    }
    const handle = window.requestIdleCallback(() => work(), { timeout: 5000 });
    cancel = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
