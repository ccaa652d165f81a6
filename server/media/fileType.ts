import { fileTypeFromFile } from 'file-type';
import { isSystemError } from './systemError.ts';

/** The media type of a file by its content; undefined if it is unknown or broken. */
export async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    if (isSystemError(error)) throw error;
    return undefined;
  }
}
