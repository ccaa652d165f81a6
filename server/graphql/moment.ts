const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The moment of an ISO 8601 text with its zone, of the years 1 to 9999; null for any other text. */
export function readMoment(text: string): Date | null {
  const date = new Date(iso.test(text) ? text : Number.NaN);
  // Written so that it is also wrong for no date at all.
  return date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999 ? date : null;
}
