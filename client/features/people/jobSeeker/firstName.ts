/** The first word of a name: 'Maria dela Cruz' → 'Maria'. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}
