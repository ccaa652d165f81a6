import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from '../../../tests/support/rendered.tsx';
import { Carousel } from './Carousel.tsx';

const slides = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, content: <p>Slide {at}</p> }));
const row = page.getByRole('list', { name: 'Words' });
const isAtStart = () => row.element().scrollLeft === 0;

async function renderRow(motion: 'reduce' | 'no-preference'): Promise<void> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate(motion);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await emulate('');
  });
  await render(
    <>
      <p>Above</p>
      <Carousel label="Words" slides={slides} autoplay />
    </>,
  );
  // The pointer is where it was before.
  await page.getByText('Above').hover();
}

it.each([
  ['the pointer', () => row.hover()],
  ['the focus', async () => page.getByRole('button', { name: 'Next' }).element().focus()],
])('advances by itself until %s is on it', async (_what, hold) => {
  await renderRow('no-preference');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5_000);
  await expect.poll(isAtStart).toBe(false);
  await hold();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

it('moves only when it is told to for who prefers reduced motion', async () => {
  await renderRow('reduce');
  vi.advanceTimersByTime(30_000);
  expect(isAtStart()).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(isAtStart).toBe(false);
});
