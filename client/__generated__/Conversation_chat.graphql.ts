/**
 * @generated SignedSource<<14f73898e1b1980b834a9dfe6d52b527>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AgreementBar_chat" | "ChatComposer_chat" | "ChatHeader_chat" | "RenewLinkButton_chat" | "useChatMembers_chat">;
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
      "name": "AgreementBar_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatHeader_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenewLinkButton_chat"
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

(node as any).hash = "c7777bc9d05f96aede334e2a56a0da10";

export default node;
