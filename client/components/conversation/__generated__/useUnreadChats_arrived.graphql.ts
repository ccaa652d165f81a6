/**
 * @generated SignedSource<<7f6ad13cd816028347abaca487bfc9ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnreadChats_arrived$data = {
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
  readonly " $fragmentType": "useUnreadChats_arrived";
};
export type useUnreadChats_arrived$key = {
  readonly " $data"?: useUnreadChats_arrived$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadChats_arrived">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useUnreadChats_arrived"
};

(node as any).hash = "6e7a2ff432662dd7d4ce35f8e061735e";

export default node;
