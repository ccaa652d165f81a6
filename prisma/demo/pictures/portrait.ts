import { type Background, drawBackground } from './background.ts';
import { type Beard, drawBeard, drawHair, type HairStyle } from './hair.ts';
import { drawHat, drawHeadscarf, type Headwear } from './headwear.ts';
import { drawOutfit, type Outfit, type OutfitColours } from './outfit.ts';
import type { Ground, HairColour, Skin } from './palette.ts';

/** Everything that a portrait is drawn from. */
export interface Look {
  skin: Skin;
  hair: HairColour;
  hairStyle: HairStyle;
  beard: Beard;
  headwear: Headwear;
  headwearColour: string;
  outfit: Outfit;
  outfitColours: OutfitColours;
  glasses: boolean;
  earrings: boolean;
  background: Background;
  ground: Ground;
}

const head =
  'M101,124 C101,88 122,66 150,66 C178,66 199,88 199,124 C199,164 176,193 150,193 C124,193 101,164 101,124 Z';

const neck = ({ base, shade }: Skin) =>
  `<path d="M130,160 L130,206 C130,214 120,219 104,223 C116,262 184,262 196,223 C180,219 170,214 170,206 L170,160 Z" fill="${base}"/>
   <path d="M130,178 C138,192 160,194 170,178 L170,200 C158,212 138,208 130,196 Z" fill="${shade}"/>`;

const face = ({ base, shade, blush }: Skin, ears: boolean) =>
  `${ears ? `<ellipse cx="100" cy="133" rx="10" ry="14" fill="${base}"/><ellipse cx="200" cy="133" rx="10" ry="14" fill="${shade}"/>` : ''}
   <clipPath id="head"><path d="${head}"/></clipPath>
   <path d="${head}" fill="${base}"/>
   <path d="M170,60 C188,100 190,150 152,196 L210,196 V60 Z" fill="${shade}" opacity=".34" clip-path="url(#head)"/>
   <ellipse cx="124" cy="153" rx="11" ry="8" fill="${blush}" opacity=".34"/><ellipse cx="178" cy="153" rx="11" ry="8" fill="${blush}" opacity=".34"/>`;

const spectacles =
  '<g fill="#ffffff" fill-opacity=".25" stroke="#34302e" stroke-width="4"><circle cx="128" cy="134" r="16"/><circle cx="172" cy="134" r="16"/></g><path d="M144,132 C148,128 152,128 156,132 M112,131 L101,127 M188,131 L199,127" fill="none" stroke="#34302e" stroke-width="4" stroke-linecap="round"/>';

const studs = '<circle cx="97" cy="149" r="4" fill="#e3b04b"/><circle cx="203" cy="149" r="4" fill="#e3b04b"/>';

/** Tall hats and buns need the room above; everyone else comes closer, to be seen at 80 pixels too. */
const frame = ({ headwear, hairStyle }: Look) =>
  headwear === 'toque' || ((headwear === 'none' || headwear === 'headband') && hairStyle === 'topBun')
    ? 'translate(0 6)'
    : 'translate(-18 -26) scale(1.12)';

/** A bust without facial features, 300 by 300, so that it shows no real person. */
export function drawPortrait(look: Look): string {
  const scarf = look.headwear === 'headscarf' ? drawHeadscarf(look.headwearColour) : undefined;
  const underHat = look.headwear !== 'none' && look.headwear !== 'headband';
  const hair = scarf ? { back: '', over: '', front: '' } : drawHair(look.hairStyle, look.hair);
  // What stands above the brim would stick out of the hat.
  const tucked = (layer: string) => (underHat && layer ? `<g clip-path="url(#brim)">${layer}</g>` : layer);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">
<clipPath id="brim"><rect y="80" width="300" height="220"/></clipPath>
${drawBackground(look.background, look.ground)}
<g transform="${frame(look)}">
${tucked(hair.back)}${scarf?.behind ?? ''}
${neck(look.skin)}
<g transform="translate(0 2)">${drawOutfit(look.outfit, look.outfitColours)}<rect x="20" y="299" width="260" height="10" fill="${look.outfitColours.main}"/></g>
${hair.over}
${face(look.skin, !scarf)}
${look.earrings && !scarf ? studs : ''}
${drawBeard(look.beard, look.hair)}
${tucked(hair.front)}
${look.glasses ? spectacles : ''}
${scarf?.frame ?? ''}${drawHat(look.headwear, look.headwearColour)}
</g></svg>`;
}
