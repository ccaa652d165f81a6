import { __iconNode as IconBed } from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { __iconNode as IconBread } from '@tabler/icons-react/dist/esm/icons/IconBread.mjs';
import { __iconNode as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { __iconNode as IconCake } from '@tabler/icons-react/dist/esm/icons/IconCake.mjs';
import { __iconNode as IconChefHat } from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { __iconNode as IconCoffee } from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs';
import { __iconNode as IconGlassCocktail } from '@tabler/icons-react/dist/esm/icons/IconGlassCocktail.mjs';
import { __iconNode as IconGlassFull } from '@tabler/icons-react/dist/esm/icons/IconGlassFull.mjs';
import { __iconNode as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { __iconNode as IconHomeHeart } from '@tabler/icons-react/dist/esm/icons/IconHomeHeart.mjs';
import { __iconNode as IconKey } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { __iconNode as IconLeaf } from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs';
import { __iconNode as IconMug } from '@tabler/icons-react/dist/esm/icons/IconMug.mjs';
import { __iconNode as IconShoppingBag } from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { __iconNode as IconSoup } from '@tabler/icons-react/dist/esm/icons/IconSoup.mjs';
import { __iconNode as IconSparkles } from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { __iconNode as IconToolsKitchen2 } from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import type { Random } from './random.ts';

const emblems = {
  restaurant: [IconToolsKitchen2, IconSoup, IconChefHat],
  cafe: [IconCoffee, IconMug],
  bar: [IconGlassCocktail, IconGlassFull],
  hotel: [IconBed, IconBell, IconKey],
  bakery: [IconBread, IconCake],
  shop: [IconBuildingStore, IconShoppingBag],
  services: [IconSparkles, IconLeaf],
  household: [IconHome, IconHomeHeart],
};
export type BusinessKind = keyof typeof emblems;

const pairs = [
  ['#2f6b4f', '#f6ecd9'],
  ['#2b3236', '#e3b04b'],
  ['#f6ecd9', '#2f6b4f'],
  ['#c9694a', '#fdf3e3'],
  ['#2d4560', '#f1d9a8'],
  ['#e4efe2', '#2a5d45'],
  ['#764b68', '#f6dcd6'],
  ['#dda63f', '#33291a'],
  ['#2f7f80', '#fdf6e6'],
  ['#fbe3d6', '#8e3d2d'],
  ['#dfe9ee', '#2d4560'],
  ['#a9483c', '#fbe9d0'],
] as const;
/** Around the emblem. */
const frames = ['', '<circle cx="12" cy="12" r="10"/>', '<path d="M12 2 20.7 7v10L12 22 3.3 17V7z"/>'];

/** The mark of a business, 300 by 300: an emblem of its kind. Without letters, because a server may have no font. */
export function drawLogo(random: Random, kind: BusinessKind): string {
  const [ground, ink] = random.pick(pairs);
  const shapes = random.pick(emblems[kind]).map(
    ([tag, values]) =>
      `<${tag} ${Object.entries(values)
        .map(([key, value]) => `${key}="${value}"`)
        .join(' ')}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="300" height="300"><rect width="24" height="24" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"><g stroke-width=".5">${random.pick(frames)}</g><g transform="translate(5.4 5.4) scale(.55)" stroke-width="1.6">${shapes.join('')}</g></g></svg>`;
}
