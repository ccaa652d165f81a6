import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { randomKey } from '../randomKey.ts';
import type { IntroduceDialogMutation } from './__generated__/IntroduceDialogMutation.graphql.ts';
import { EmployerPicker, JobSeekerPicker } from './PersonPicker.tsx';

/** Whom the dialog begins with: an option's value is a global id. */
export interface Introduced {
  employer?: SelectOption | null;
  jobSeeker?: SelectOption | null;
}

/** An admin brings an employer and a candidate together, and goes on in their chat (spec 001 §4). */
export default function IntroduceDialog({
  opened,
  onClose,
  initial,
}: {
  opened: boolean;
  onClose: () => void;
  initial: Introduced;
}) {
  const navigate = useNavigate();
  const [employer, setEmployer] = useState(initial.employer ?? null);
  const [jobSeeker, setJobSeeker] = useState(initial.jobSeeker ?? null);
  const [description, setDescription] = useState('');
  const [partTime, setPartTime] = useState(false);
  const [fullTime, setFullTime] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const clientKey = useRef(randomKey());
  const [introduceJobSeeker, pending] = useAction<IntroduceDialogMutation>(graphql`
    mutation IntroduceDialogMutation($input: IntroduceJobSeekerInput!) {
      introduceJobSeeker(input: $input) {
        ... on IntroduceJobSeekerPayload @alias(as: "success") {
          chat {
            databaseId
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
        ... on InvalidInput @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
      }
    }
  `);

  async function introduce() {
    setProblem(null);
    setErrors({
      ...(!employer && { employer: 'Please choose an employer.' }),
      ...(!jobSeeker && { jobSeeker: 'Please choose a candidate.' }),
    });
    if (!employer || !jobSeeker) return;
    const people = { employer: employer.value, jobSeeker: jobSeeker.value };
    const input = {
      ...people,
      description: description.trim() || null,
      partTime,
      fullTime,
      clientKey: clientKey.current,
    };
    const result = await introduceJobSeeker({ input });
    if (result.ok) {
      onClose();
      navigate(paths.adminChat.to({ id: result.success.chat.databaseId }));
      return;
    }
    // Changed and sent again it is another introduction.
    clientKey.current = randomKey();
    setErrors(result.fields);
    const shown = ['employer', 'jobSeeker', 'description'];
    if (!Object.keys(result.fields).some((field) => shown.includes(field))) {
      setProblem(result.type === 'NotFound' ? 'One of the two is not there any more.' : result.message);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Introduce a candidate"
      keepsOnOutsidePress
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={pending} onClick={() => void introduce()}>
            Introduce
          </Button>
        </>
      }
    >
      <Stack>
        <p>It waits until one of the two takes it up, or you do. Until then their chat is open to admins alone.</p>
        {problem && <Notice tone="error">{problem}</Notice>}
        <EmployerPicker label="Employer" chosen={employer} onChoose={setEmployer} error={errors.employer} />
        <JobSeekerPicker label="Candidate" chosen={jobSeeker} onChoose={setJobSeeker} error={errors.jobSeeker} />
        <TextArea
          label="What the work is about"
          optional
          maxLength={2000}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          error={errors.description}
        />
        <Row>
          <Checkbox label="Part-time" checked={partTime} onChange={({ target }) => setPartTime(target.checked)} />
          <Checkbox label="Full-time" checked={fullTime} onChange={({ target }) => setFullTime(target.checked)} />
        </Row>
      </Stack>
    </Dialog>
  );
}
