import axe from 'axe-core';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkProps } from '../../client/ui/base/Link.tsx';
import { UiProvider } from '../../client/ui/UiProvider.tsx';

/** For the project `components`, whose tests run in the browser. */

const PlainLink = (props: LinkProps) => <a {...props} />;

/** Shows components in what the product puts around all of them, until the test has ended or the returned function is called. */
export async function render(components: ReactNode): Promise<() => void> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const remove = () => {
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

/** Expects no accessibility faults in what is shown, and no horizontal overflow. */
export async function expectNoLayoutFaults(): Promise<void> {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** The announcements of a text that screen readers still find. */
export const said = (text: string): Element[] =>
  [...document.querySelectorAll('[data-announcer] > *')].filter(({ textContent }) => textContent === text);
