import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { RequestRow_jobSeeker$key } from '../../__generated__/RequestRow_jobSeeker.graphql.ts';
import type {
  RequestRow_request$data,
  RequestRow_request$key,
} from '../../__generated__/RequestRow_request.graphql.ts';
import type { RequestRow_viewer$key } from '../../__generated__/RequestRow_viewer.graphql.ts';
import type { ChatOutcome } from '../../__generated__/useOutcomeMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useRefetchPage } from '../../app/routing/useRefetchPage.ts';
import { DayText } from '../../features/core/time/DateText.tsx';
import { useTimeZone } from '../../features/core/time/useTimeZone.ts';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { RequestState } from '../../features/hiring/contactRequest/RequestState.tsx';
import { useOutcome } from '../../features/hiring/outcome/useOutcome.ts';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { PersonRow, type PersonRowProps } from '../../features/people/row/PersonRow.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import type { RowAction } from '../../ui/table/RowMenu.tsx';

/** What an employer decides about a person in a chat. */
export interface Deciding {
  chatId: number;
  name: string;
  outcome: ChatOutcome;
}

interface RequestRowProps {
  viewer: RequestRow_viewer$key;
  selection: PersonRowProps['selection'];
  onDecide: (deciding: Deciding) => void;
}

/** A contacted job seeker, or a pending introduction. */
export function RequestRow({ request: key, ...props }: RequestRowProps & { request: RequestRow_request$key }) {
  const request = useFragment(
    graphql`
      fragment RequestRow_request on ContactRequest {
        createdAt
        description
        partTime
        fullTime
        isPending
        state
        jobSeekerName
        jobSeeker {
          ...PersonRow_jobSeeker
          ...RequestRow_jobSeeker
        }
        chat {
          databaseId
          unread
        }
        ...RequestState_request
      }
    `,
    key,
  );
  return request.jobSeeker ? (
    <PublicRow {...props} request={request} jobSeeker={request.jobSeeker} />
  ) : (
    <Row {...props} request={request} contacting={null} />
  );
}

/** Of a job seeker with a public profile, who can be contacted with the same request. */
function PublicRow({
  jobSeeker: key,
  ...props
}: RequestRowProps & { request: RequestRow_request$data; jobSeeker: RequestRow_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment RequestRow_jobSeeker on JobSeeker {
        ...useContact_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment RequestRow_viewer on Viewer {
        ...useContact_viewer
      }
    `,
    props.viewer,
  );
  const { description, partTime, fullTime } = props.request;
  const contacting = useContact(jobSeeker, viewer, { description: description ?? '', partTime, fullTime });
  return <Row {...props} contacting={contacting} />;
}

function Row({
  request,
  selection,
  onDecide,
  contacting,
}: RequestRowProps & { request: RequestRow_request$data; contacting: ReturnType<typeof useContact> | null }) {
  const { createdAt, partTime, fullTime, isPending, state, chat } = request;
  const name = firstName(request.jobSeekerName);
  const work = [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ');
  const decide = useOutcome({ databaseId: chat?.databaseId ?? 0 });
  const refetch = useRefetchPage();
  const label = `the request to ${name}, ${formatDay(createdAt, useTimeZone())}`;

  async function reopen() {
    const result = await decide(null);
    if (result.ok) showToast('The decision was undone.');
    else showToast(result.message, 'warning');
    await refetch();
  }

  const decisions: RowAction[] = [];
  if (chat && !isPending) {
    const chatId = chat.databaseId;
    if (state !== 'HIRED') {
      const onPress = () => onDecide({ chatId, name, outcome: 'HIRED' });
      decisions.push({ id: 'hire', label: 'Mark as hired', onPress });
    }
    if (state === 'HIRED' || state === 'DECLINED') {
      decisions.push({ id: 'reopen', label: 'Undo the decision', onPress: () => void reopen() });
    }
    if (state !== 'DECLINED') {
      const onPress = () => onDecide({ chatId, name, outcome: 'DECLINED' });
      decisions.push({ id: 'decline', label: 'Decline', danger: true, onPress });
    }
  }
  return (
    <PersonRow
      jobSeeker={request.jobSeeker}
      name={name}
      label={label}
      state={<RequestState request={request} />}
      isUnread={chat?.unread ?? false}
      about={
        <>
          {isPending ? 'Introduced' : 'Contacted'} <DayText at={createdAt} />
          {work && ` · ${work}`}
        </>
      }
      selection={selection}
      action={
        chat ? (
          <ButtonLink
            look={chat.unread ? 'primary' : 'secondary'}
            size="small"
            href={paths.chat.to({ id: chat.databaseId })}
          >
            Open chat<VisuallyHidden> with {name}</VisuallyHidden>
          </ButtonLink>
        ) : (
          contacting && (
            <Button
              look="secondary"
              size="small"
              loading={contacting.isContacting}
              onClick={contacting.contact}
              onPointerEnter={contacting.prepare}
              onFocus={contacting.prepare}
            >
              Contact now<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )
        )
      }
      menu={[
        ...(chat && contacting ? [{ id: 'again', label: 'Contact again', onPress: contacting.contact }] : []),
        ...decisions,
      ]}
    >
      {contacting?.dialogs}
    </PersonRow>
  );
}
