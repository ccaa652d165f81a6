/**
 * @generated SignedSource<<610363ee3dd7b7531f4816859e7d2f6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatKind = "CONTACT" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type PendingNotice_chat$data = {
  readonly contactRequests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly employerName: string;
        readonly id: string;
        readonly isPending: boolean;
        readonly jobSeekerName: string;
        readonly viewerCanActivate: boolean;
      };
    }>;
  };
  readonly isOpen: boolean;
  readonly kind: ChatKind;
  readonly " $fragmentType": "PendingNotice_chat";
};
export type PendingNotice_chat$key = {
  readonly " $data"?: PendingNotice_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingNotice_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingNotice_chat",
  "selections": [
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
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ContactRequestConnection",
      "kind": "LinkedField",
      "name": "contactRequests",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "viewerCanActivate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "employerName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "jobSeekerName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "contactRequests(first:1)"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "de1bd07b4f5f90a1f22c54e873439a3b";

export default node;
