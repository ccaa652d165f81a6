import { fileTypeFromFile } from 'file-type';

/** The media type of a file by its content; undefined for one that nobody knows, or whose reader stumbles over it. */
export async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch {
    return undefined;
  }
}
