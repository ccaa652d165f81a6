import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { noteMaxLength, noteSchema } from '../../../server/domain/people/shortlist/note.input.ts';
import type { Note_entry$key } from '../../__generated__/Note_entry.graphql.ts';
import type { NoteMutation } from '../../__generated__/NoteMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Form } from '../../features/core/form/Form.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { Button } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import styles from './Shortlist.module.css';

/** A private note, edited in place. `about` is the job seeker, for screen readers. */
export function Note({ entry: key, about }: { entry: Note_entry$key; about: string }) {
  const { jobSeekerId, note } = useFragment(
    graphql`
      fragment Note_entry on ShortlistEntry {
        jobSeekerId
        note
      }
    `,
    key,
  );
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The field is gone, so the focus goes back to the button.
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return <NoteForm jobSeeker={jobSeekerId} note={note} onEnd={() => setEditing(false)} />;
  }
  return (
    <div className={styles.noteRow}>
      {note && (
        <p dir="auto" className={styles.noteText}>
          {note}
        </p>
      )}
      <Button ref={opener} look="quiet" size="small" onClick={() => setEditing(true)}>
        {note ? 'Edit note' : 'Add a note'}
        <VisuallyHidden> about {about}</VisuallyHidden>
      </Button>
    </div>
  );
}

function NoteForm({ jobSeeker, note, onEnd }: { jobSeeker: string; note: string; onEnd: () => void }) {
  const [save] = useAction<NoteMutation>(graphql`
    mutation NoteMutation($input: SaveShortlistNoteInput!) {
      saveShortlistNote(input: $input) {
        ... on SaveShortlistNotePayload @alias(as: "success") {
          entry {
            id
            note
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: noteSchema,
    initialValues: { note },
    submit: (input) => save({ input: { jobSeeker, ...input } }),
    onSuccess: () => {
      showToast('Note saved.');
      onEnd();
    },
  });
  const field = form.field('note');
  return (
    <Form form={form}>
      <TextArea
        label="Private note"
        rows={3}
        count={{ max: noteMaxLength }}
        ref={focusAtEnd}
        onKeyDown={(event) => event.key === 'Escape' && !form.isDirty() && onEnd()}
        {...field}
      />
      <Row>
        <Button type="submit" size="small" loading={form.busy}>
          {form.busy ? 'Saving…' : 'Save note'}
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            form.discard();
            onEnd();
          }}
        >
          Cancel
        </Button>
      </Row>
    </Form>
  );
}

/** A field that appears after a press is where the person goes on. */
function focusAtEnd(area: HTMLTextAreaElement | null) {
  if (!area) return;
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
}
