/** Builds multipart forms byte by byte, so that any part of them can be malformed. */

export type Part = { head: readonly string[]; content: Buffer | string };

const newline = '\r\n';
export const boundary = '----of-a-form';

/** A part with a file. */
export const filePart = (name: string, content: Buffer | string, type = 'image/png'): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"; filename="me.png"`, `Content-Type: ${type}`],
  content,
});

export const fieldPart = (name: string, content: string): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"`],
  content,
});

export function formOf(parts: readonly Part[], { between = boundary, end = `--${boundary}--${newline}` } = {}): Buffer {
  const written = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${between}${newline}${head.map((line) => `${line}${newline}`).join('')}${newline}`),
    Buffer.from(content),
    Buffer.from(newline),
  ]);
  return Buffer.concat([...written, Buffer.from(end)]);
}

export const formType = `multipart/form-data; boundary=${boundary}`;
