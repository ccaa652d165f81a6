import './block/block.graph.ts';
import './message/message.graph.ts';
import './message/suggestedMessage.graph.ts';
import './reading/chatEvents.graph.ts';
import './seat/chat.graph.ts';
import './seat/chatMutations.graph.ts';
