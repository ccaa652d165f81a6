const quote = 0x22;
const lineFeed = 0x0a;

/** Counts the lines of a CSV file that arrives in pieces. Line breaks between quotes belong to a cell. */
export function lineCounter(): (piece: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (piece) => {
    for (const byte of piece) {
      // A quote within a cell is doubled, which ends and begins the quoting.
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return lines;
  };
}
