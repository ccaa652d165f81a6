/** Which groups of the back office's navigation an admin keeps open, in their browser. */

const name = 'hourhand-office-folds';

export const foldIsOpen = (label: string): boolean => read().includes(label);

export function setFold(label: string, open: boolean): void {
  const others = read().filter((one) => one !== label);
  try {
    localStorage.setItem(name, JSON.stringify(open ? [...others, label] : others));
  } catch {
    // Storage is refused: nothing is kept.
  }
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
