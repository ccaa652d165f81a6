import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoLayoutFaults, render } from '../../../../tests/support/rendered.tsx';
import { cropPicture } from './cropPicture.ts';
import PictureCropper from './PictureCropper.tsx';

/** A picture that is wider than high, and red on the left. */
const wide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="450" height="600" fill="#f00"/></svg>',
)}`;

const button = (name: string) => page.getByRole('button', { name });
const zoom = page.getByRole('slider', { name: 'Zoom' });

function place(): number[] {
  const picture = document.querySelector('main img');
  if (!picture) return [];
  const { e: x, f: y } = new DOMMatrix(getComputedStyle(picture).transform);
  return [Math.round(x), Math.round(y)];
}

it('moves and zooms the picture with buttons, as far as its edge', async () => {
  await render(<PictureCropper url={wide} onCrop={() => {}} />);
  await expect.poll(place).toEqual([0, 0]);
  await button('Move the picture left').click();
  await expect.poll(place).toEqual([-20, 0]);
  button('Move the picture right').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toEqual([0, 0]);
  // It has no more above or below.
  await button('Move the picture up').click();
  expect(place()).toEqual([0, 0]);
  await button('Zoom in').click();
  await expect.element(zoom).toHaveValue('1.25');
  button('Move the picture up').element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(place).toEqual([0, -20]);
  await button('Move the picture down').click();
  await expect.poll(place).toEqual([0, 0]);
  for (let press = 0; press < 20; press += 1) await button('Move the picture left').click();
  const [edge = 0] = place();
  expect(edge).toBeLessThan(-100);
  await button('Move the picture left').click();
  expect(place()).toEqual([edge, 0]);
  await button('Zoom out').click();
  await expect.element(zoom).toHaveValue('1');
  await expectNoLayoutFaults();
});

it('turns the picture clockwise, and cuts what it shows', async () => {
  const onCrop = vi.fn<Parameters<typeof PictureCropper>[0]['onCrop']>();
  await render(<PictureCropper url={wide} onCrop={onCrop} />);
  await button('Turn the picture').click();
  await expect.poll(() => onCrop.mock.lastCall?.[0].degrees).toBe(90);
  const picture = new Image();
  picture.src = wide;
  await picture.decode();
  const [crop = expect.fail('Nothing was cut.')] = onCrop.mock.lastCall ?? [];
  const cut = await createImageBitmap(await cropPicture(await createImageBitmap(picture), crop, 300));
  expect([cut.width, cut.height]).toEqual([300, 300]);
  const context = new OffscreenCanvas(300, 300).getContext('2d');
  context?.drawImage(cut, 0, 0);
  // What was on the left is above. The rest is white.
  const greenAt = (row: number) => context?.getImageData(150, row, 1, 1).data[1] ?? 0;
  expect([30, 140, 160, 270].map((row) => greenAt(row) < 128)).toEqual([true, true, false, false]);
});
