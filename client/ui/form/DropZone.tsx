import { __iconNode as IconPaperclip } from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './DropZone.module.css';

/**
 * Accepts files dropped or pasted anywhere in `place`, which has to be positioned. Highlights it while a file is
 * dragged over. A paste that includes text, such as from a table, stays text.
 */
export function DropZone({
  place,
  onFiles,
  children,
}: {
  place: RefObject<HTMLElement | null>;
  onFiles: (files: File[]) => void;
  /** The text while a file is dragged over it. */
  children: string;
}) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const leaves = ({ relatedTarget }: DragEvent) =>
      !(relatedTarget instanceof Node && element.contains(relatedTarget));
    element.addEventListener(
      'dragover',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      { signal },
    );
    element.addEventListener('dragleave', (event) => leaves(event) && setOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!bringsFiles(event)) return;
        event.preventDefault();
        take(event.dataTransfer?.files);
      },
      { signal },
    );
    // A file dropped elsewhere would replace the page.
    const miss = (event: DragEvent) => {
      if (event.defaultPrevented || !bringsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, miss, { signal });
    element.addEventListener(
      'paste',
      ({ clipboardData }) => {
        if (!clipboardData?.types.includes('text/plain')) take(clipboardData?.files);
      },
      { signal },
    );
    return () => controller.abort();
  }, [place]);
  if (!over) return null;
  return (
    <div className={styles.zone}>
      <p className={styles.text}>
        <Icon of={IconPaperclip} size={24} />
        {children}
      </p>
    </div>
  );
}
