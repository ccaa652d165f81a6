import './block/block.graph.ts';
import './message/chatFile.graph.ts';
import './message/message.graph.ts';
import './reading/chatEvents.graph.ts';
import './seat/chat.graph.ts';
import './seat/chatMutations.graph.ts';
import './seat/viewer.graph.ts';
