import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { __iconNode as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { __iconNode as IconGripVertical } from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { useState } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { Icon } from '../base/Icon.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './SortableList.module.css';

export interface SortableItem {
  id: string;
  label: string;
}

/**
 * A list that is put in order by dragging, by the two buttons of each row, or by keyboard: Space lifts and drops a row, and
 * the arrow keys move it.
 */
export function SortableList({
  items,
  onChange,
}: {
  items: readonly SortableItem[];
  onChange: (items: SortableItem[]) => void;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === id);
  const place = (id: string | number) => `place ${indexOf(id) + 1} of ${items.length}`;
  const nameOf = (id: string | number) => items[indexOf(id)]?.label ?? '';

  const [moved, setMoved] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (!item || !items[to]) return;
    onChange(arrayMove([...items], from, to));
    setMoved(`${item.label} moved to place ${to + 1} of ${items.length}.`);
  }

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onChange(arrayMove([...items], indexOf(active.id), indexOf(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press Space to lift the row, the arrow keys to move it, Space to drop it, and Escape to cancel.',
        },
        announcements: {
          onDragStart: ({ active }) => `Lifted ${nameOf(active.id)}, ${place(active.id)}.`,
          // It lies over itself first, which `onDragStart` has said.
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id ? `${nameOf(active.id)} moved to ${place(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) => (over ? `Dropped ${nameOf(active.id)} at ${place(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `Cancelled. ${nameOf(active.id)} is back at ${place(active.id)}.`,
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              {...item}
              onUp={index > 0 ? () => move(index, index - 1) : null}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : null}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

/** `onUp` and `onDown` are null at the ends of the list. */
function SortableRow({
  id,
  label,
  onUp,
  onDown,
}: SortableItem & { onUp: (() => void) | null; onDown: (() => void) | null }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        aria-label={`Move ${label}`}
        // Escape cancels the move, and closes a dialog around the list only when nothing is lifted.
        data-mantine-stop-propagation={isDragging || undefined}
        {...attributes}
        {...listeners}
      >
        <Icon of={IconGripVertical} />
      </button>
      <span className={styles.label}>{label}</span>
      <IconButton label={`Move ${label} up`} aria-disabled={!onUp} onClick={() => onUp?.()}>
        <Icon of={IconArrowUp} />
      </IconButton>
      <IconButton label={`Move ${label} down`} aria-disabled={!onDown} onClick={() => onDown?.()}>
        <Icon of={IconArrowDown} />
      </IconButton>
    </li>
  );
}
