import { firstCharacter } from '../../../server/domain/core/text/characters.ts';

/** 'Maria dela Cruz' → 'MC'; 'maria' → 'M'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return [first, last].map(firstCharacter).join('').toLocaleUpperCase();
}
