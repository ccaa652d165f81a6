/**
 * @generated SignedSource<<bee4d0a94a69e5dece52c2826b1dbf36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatKind = "CONTACT" | "SUPPORT";
export type ChatOutcome = "DECLINED" | "HIRED";
import type { FragmentRefs } from "relay-runtime";
export type Conversation_chat$data = {
  readonly id: string;
  readonly isBlocked: boolean;
  readonly isRead: boolean;
  readonly jobSeeker: {
    readonly minRate: number | null | undefined;
  } | null | undefined;
  readonly kind: ChatKind;
  readonly outcome: ChatOutcome | null | undefined;
  readonly trialShiftCurrency: string | null | undefined;
  readonly viewerCanMessage: boolean;
  readonly viewerHasBlocked: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChatActions_chat" | "ChatComposer_chat" | "ChatHeader_chat" | "SubjectCards_chat" | "useChatMembers_chat">;
  readonly " $fragmentType": "Conversation_chat";
};
export type Conversation_chat$key = {
  readonly " $data"?: Conversation_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conversation_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conversation_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialShiftCurrency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobSeeker",
      "kind": "LinkedField",
      "name": "jobSeeker",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatActions_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatHeader_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubjectCards_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatComposer_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChatMembers_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "8929c6787f4fc1cd20ce627c37bd06f6";

export default node;
