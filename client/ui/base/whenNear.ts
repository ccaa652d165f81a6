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
