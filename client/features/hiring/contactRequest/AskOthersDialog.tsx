import { useRef, useState } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { AskOthersDialogQuery } from '../../../__generated__/AskOthersDialogQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { announce } from '../../../ui/focus/Announcer.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { randomKey } from '../../core/randomKey.ts';
import { JobSeekerTile } from '../../people/jobSeeker/JobSeekerTile.tsx';
import { RequestTexts } from '../contact/ContactDialogs.tsx';
import { sendContact } from '../contact/ContactFlow.tsx';

/** Three people who can be asked the same, each by a press of its own. */
export default function AskOthersDialog({ request: id, ...dialog }: DialogState & { request: string }) {
  const { request } = useLazyLoadQuery<AskOthersDialogQuery>(
    graphql`
      query AskOthersDialogQuery($id: ID!) {
        request: node(id: $id) {
          ... on ContactRequest @alias(as: "asked") {
            partTime
            fullTime
            description
            othersToAsk {
              id
              name
              callName
              ...JobSeekerTile_jobSeeker
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const asked = request?.asked;
  // They stay in the dialog when they have been asked.
  const [others] = useState(asked?.othersToAsk ?? []);
  return (
    <Dialog {...dialog} title="Ask others the same">
      {!asked || others.length === 0 ? (
        <Stack>
          <Text>There is nobody else of this job and city whom you can ask now.</Text>
          <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>Find job seekers</ButtonLink>
        </Stack>
      ) : (
        <Stack>
          <RequestTexts {...asked} />
          {others.map((other) => (
            <JobSeekerTile
              key={other.id}
              jobSeeker={other}
              action={<AskButton jobSeeker={other} name={calledName(other)} asks={asked} />}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function AskButton({
  jobSeeker: { id },
  name,
  asks: { partTime, fullTime, description },
}: {
  jobSeeker: { readonly id: string };
  /** What the job seeker is called. */
  name: string;
  asks: { partTime: boolean; fullTime: boolean; description: string | null | undefined };
}) {
  const environment = useRelayEnvironment();
  // A repeated press, or one after a lost answer, makes one request.
  const clientKey = useRef<string | null>(null);
  const [state, setState] = useState<'asking' | 'asked' | null>(null);

  async function ask() {
    clientKey.current ??= randomKey();
    setState('asking');
    const result = await sendContact(environment, {
      jobSeeker: id,
      partTime,
      fullTime,
      description,
      clientKey: clientKey.current,
    });
    setState(result.ok ? 'asked' : null);
    if (result.ok) announce(`${name} has your request.`);
    else showToast(result.message, 'warning');
  }
  return state === 'asked' ? (
    <Badge tone="green">Sent</Badge>
  ) : (
    <Button size="small" loading={state === 'asking'} onClick={() => void ask()}>
      Send<VisuallyHidden> to {name}</VisuallyHidden>
    </Button>
  );
}
