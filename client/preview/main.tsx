import { __iconNode as IconPaperclip } from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { __iconNode as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ComponentType, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AttachButton } from '../features/chat/view/AttachButton.tsx';
import { AttachmentPreview } from '../features/chat/view/AttachmentPreview.tsx';
import { ChatLayout, ChatList, Conversation } from '../features/chat/view/ChatLayout.tsx';
import { ChatListItem } from '../features/chat/view/ChatListItem.tsx';
import { Composer } from '../features/chat/view/Composer.tsx';
import { ConversationHeader } from '../features/chat/view/ConversationHeader.tsx';
import { MessageBubble } from '../features/chat/view/MessageBubble.tsx';
import { DaySeparator, MessageList } from '../features/chat/view/MessageList.tsx';
import { TypingIndicator } from '../features/chat/view/TypingIndicator.tsx';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { chooseColorScheme } from '../ui/base/colorScheme.ts';
import type { LinkProps } from '../ui/base/Link.tsx';
import { Link } from '../ui/base/Link.tsx';
import { PremiumBadge } from '../ui/display/Badge.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { Forms, Payment, States } from './FormPages.tsx';
import { Frame } from './frame.tsx';
import { OfficePage } from './OfficePage.tsx';
import { Home, Offers, Profile, Search } from './PublicPages.tsx';
import { people, story } from './people.ts';

const at = { time: '9:41 AM', dateTime: '2026-11-21T09:41:00Z' };

function ChatPage() {
  const maria = people[0];
  const [text, setText] = useState('');
  const theirs = { author: 'Maria', authorPhotoUri: maria.photoUri, side: 'theirs' as const, ...at };
  const mine = { author: 'Tom', authorPhotoUri: null, side: 'mine' as const, ...at };
  return (
    <Frame signedIn fills>
      <ChatLayout
        view="conversation"
        list={
          <ChatList title="Chats">
            <ul>
              {people.map((person, index) => (
                <ChatListItem
                  key={person.id}
                  href={`?page=chat&chat=${person.id}`}
                  name={person.name}
                  photoUri={index === 3 ? null : person.photoUri}
                  online={index < 2}
                  line={index === 1 ? 'Daniel is typing…' : story}
                  time={index ? 'Nov 20, 2026' : '9:41 AM'}
                  dateTime={at.dateTime}
                  unread={index === 2}
                  current={index === 0}
                />
              ))}
            </ul>
          </ChatList>
        }
        conversation={
          <Conversation
            header={
              <ConversationHeader
                backHref="?page=chat"
                name="Maria"
                photoUri={maria.photoUri}
                online
                line={<Link href="?page=profile">View profile</Link>}
                badge={<PremiumBadge />}
                actions={
                  <ButtonLink href="?page=profile" look="secondary" size="small">
                    Details
                  </ButtonLink>
                }
              />
            }
            messages={
              <MessageList
                label="Messages with Maria"
                previous={
                  <Button look="quiet" size="small">
                    Get previous messages
                  </Button>
                }
                typing={<TypingIndicator name="Maria" />}
              >
                <DaySeparator>Nov 21, 2026</DaySeparator>
                <MessageBubble {...theirs} badge={<PremiumBadge />} text="Hello! Thank you for writing." />
                <MessageBubble {...theirs} follows text={story} />
                <MessageBubble {...mine} text="Could you start on Monday at five?" state="seen" />
                <MessageBubble
                  {...mine}
                  document={{ href: '#', name: 'Shifts in December.pdf', detail: '240 KB, PDF' }}
                  state="delivered"
                />
                <MessageBubble
                  {...theirs}
                  author="Hourhand"
                  authorPhotoUri={null}
                  admin
                  text="I have interviewed Maria, ask me anything."
                />
                <MessageBubble
                  {...theirs}
                  photo={{ src: people[4].photoUri, onOpen: () => undefined }}
                  text="My uniform"
                />
                <MessageBubble {...mine} text="Great" state="sent" />
                <MessageBubble {...mine} text="See you then" state="pending" />
                <MessageBubble {...mine} text="Bring your certificate" state="failed" onRetry={() => undefined} />
              </MessageList>
            }
            composer={
              <Composer
                value={text}
                onChange={setText}
                onSend={() => setText('')}
                canSend={text.trim() !== ''}
                attachments={
                  <AttachmentPreview name="Menu.pdf" detail="240 KB, PDF" progress={0.4} onRemove={() => undefined} />
                }
                tools={
                  <>
                    <AttachButton label="Attach an image" icon={IconPhoto} accept="image/*" onFile={() => undefined} />
                    <AttachButton
                      label="Attach a document"
                      icon={IconPaperclip}
                      accept=".pdf,.xls,.xlsx"
                      onFile={() => undefined}
                    />
                  </>
                }
              />
            }
          />
        }
      />
    </Frame>
  );
}

const pages: Record<string, ComponentType> = {
  home: Home,
  search: Search,
  offers: Offers,
  profile: Profile,
  chat: ChatPage,
  forms: Forms,
  payment: Payment,
  states: States,
  office: OfficePage,
};

const asked = new URLSearchParams(location.search);
const Page = pages[asked.get('page') ?? 'home'] ?? Home;
const scheme = asked.get('scheme');
if (scheme === 'light' || scheme === 'dark') chooseColorScheme(scheme);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider link={(props: LinkProps) => <a {...props} />}>
        <Page />
      </UiProvider>
    </StrictMode>,
  );
}
