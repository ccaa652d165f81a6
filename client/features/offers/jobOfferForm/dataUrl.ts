/** A file as a text that a browser's storage can hold. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

/** The picture of a data URL; null for any other text. Never requests an address. */
export function pictureOfDataUrl(url: string): File | null {
  const [, type, base64] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/=]+)$/.exec(url) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], 'picture', { type });
  } catch {
    // Not base64 after all.
    return null;
  }
}
