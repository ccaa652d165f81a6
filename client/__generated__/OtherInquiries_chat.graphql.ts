/**
 * @generated SignedSource<<11aa46a95f91467c3537d874df67df87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type OtherInquiries_chat$data = {
  readonly members: ReadonlyArray<{
    readonly isViewer: boolean;
    readonly role: Role;
  }>;
  readonly pendingIntroductions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isPending: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"Inquiry_contactRequest">;
      };
    }>;
  };
  readonly " $fragmentType": "OtherInquiries_chat";
};
export type OtherInquiries_chat$key = {
  readonly " $data"?: OtherInquiries_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherInquiries_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherInquiries_chat",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ContactRequestConnection",
      "kind": "LinkedField",
      "name": "pendingIntroductions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactRequestEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ContactRequest",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "isPending",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Inquiry_contactRequest"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pendingIntroductions(first:20)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "392f9fa8996ecdb7ca8bedfbcd8e1fcb";

export default node;
