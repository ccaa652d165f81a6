/**
 * @generated SignedSource<<3377714683d9939dad673725bf75041a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadChatsLive_arrived$data = {
  readonly id: string;
  readonly lastMessage: {
    readonly databaseId: number;
    readonly user: {
      readonly id: string;
      readonly isViewer: boolean;
    };
  } | null | undefined;
  readonly unread: boolean;
  readonly viewerMember: {
    readonly deliveredUpTo: number;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAnnounce_chat">;
  readonly " $fragmentType": "UnreadChatsLive_arrived";
};
export type UnreadChatsLive_arrived$key = {
  readonly " $data"?: UnreadChatsLive_arrived$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadChatsLive_arrived">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "UnreadChatsLive_arrived"
};

(node as any).hash = "4893d824b672534dab2e45af5ddb7887";

export default node;
