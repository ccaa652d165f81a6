import { graphql, useFragment } from 'react-relay';
import type { BlockedPeople_viewer$key } from '../../../__generated__/BlockedPeople_viewer.graphql.ts';
import { useBlock } from '../../../features/chat/block/useBlock.tsx';
import { DayText } from '../../../features/core/time/DateText.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { accountSections } from './accountSections.ts';
import { Setting } from './Setting.tsx';

/** Whom the viewer has blocked. */
export function BlockedPeople({ viewer: key }: { viewer: BlockedPeople_viewer$key }) {
  const { blockedPeople } = useFragment(
    graphql`
      fragment BlockedPeople_viewer on Viewer {
        blockedPeople {
          userDatabaseId
          name
          createdAt
        }
      }
    `,
    key,
  );
  const { takeBack } = useBlock();
  return (
    <CardSection
      {...accountSections.blocked}
      lead="Neither of you can write to the other. They are not told that you blocked them."
    >
      <ul>
        {blockedPeople.map(({ userDatabaseId, name, createdAt }) => (
          <li key={userDatabaseId}>
            <Setting
              label={name}
              value={
                <>
                  Since <DayText at={createdAt} />
                </>
              }
              action={
                <Button
                  look="secondary"
                  size="small"
                  aria-label={`Unblock ${name}`}
                  onClick={() => void takeBack(name, userDatabaseId)}
                >
                  Unblock
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
