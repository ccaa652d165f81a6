/** A name as it stands in an address: lower case, without accents, hyphens for everything else. Never empty. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'unnamed';
}

/** The slug of a name that nobody else has: with a number behind it where it is taken. */
export async function freeSlug(name: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const slug = slugOf(name);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}
