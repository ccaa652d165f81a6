import { focusHeading } from '../layout/focusHeading.ts';

/**
 * Moves the focus to the page's heading if the element that opened a dialog is removed, as a deleted row's button is.
 * Stops when the user goes on by pointer or key.
 */
export function catchLostFocus(opener: Element | null): void {
  if (!opener || opener === document.body) return;
  function check() {
    if (opener?.isConnected || document.activeElement !== document.body) return;
    stop();
    focusHeading();
  }
  function stop() {
    observer.disconnect();
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  }
  // Mantine needs 10 ms to give the focus back where one dialog closes with another.
  let timer = 0;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(check, 50);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  check();
}
