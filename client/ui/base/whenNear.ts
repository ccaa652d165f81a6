/** Pixels below the window. Enough to be ready when a reader arrives. */
const ahead = 800;

/**
 * Resolves when the element with this id comes near the window: for the code of a long page's end, which a first visit would
 * otherwise load at once. Resolves immediately on the server, and where the element was not on the page that the server sent.
 */
export function whenNear(id: string): Promise<void> {
  const element = import.meta.env.SSR ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `0px 0px ${ahead}px 0px` },
    );
    observer.observe(element);
  });
}

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
