import axe from 'axe-core';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkProps } from '../../client/ui/base/Link.tsx';
import { toasts } from '../../client/ui/display/toasts.ts';
import { UiProvider } from '../../client/ui/UiProvider.tsx';
import { desktop } from './viewports.ts';

/** For the project `components`, whose tests run in the browser. */

const PlainLink = (props: LinkProps) => <a {...props} />;

/** Shows components in what the product puts around all of them, until the test has ended or the returned function is called. */
export async function render(components: ReactNode): Promise<() => void> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const remove = () => {
    // They belong to the page, which the next test shares.
    toasts.set([]);
    root.unmount();
    place.remove();
  };
  onTestFinished(remove);
  root.render(
    <StrictMode>
      <UiProvider link={PlainLink}>{components}</UiProvider>
    </StrictMode>,
  );
  // The last of its parts.
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
  return remove;
}

/** Gives the window another size until the test has ended. */
export async function resize(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(desktop.width, desktop.height));
  await page.viewport(width, height);
}

/** Expects no accessibility faults in what is shown, and no horizontal overflow. */
export async function expectNoLayoutFaults(): Promise<void> {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** The announcements of a text that screen readers still find. */
export const said = (text: string): Element[] =>
  [...document.querySelectorAll('[data-announcer] > *')].filter(({ textContent }) => textContent === text);
