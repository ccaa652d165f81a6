import type { Page } from 'playwright-core';

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Records in the page what is added to live regions. An init script: it is sent to the browser as text. */
export function recordSpoken(): void {
  const announced: string[] = [];
  window.announced = announced;
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const record = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = node.textContent?.trim();
    if (text && element?.closest(live)?.matches(':not([aria-live="off"])')) announced.push(text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') record(target);
      else for (const node of addedNodes) record(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** The texts that live regions have had since the page was opened. */
export const announced = (page: Page): Promise<string[]> => page.evaluate(() => window.announced ?? []);
