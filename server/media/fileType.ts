import { fileTypeFromFile } from 'file-type';

/** The media type of a file by its content; undefined if it is unknown or unreadable. */
export async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    return undefined;
  }
}
