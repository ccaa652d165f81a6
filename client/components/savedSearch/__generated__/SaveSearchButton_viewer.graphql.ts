/**
 * @generated SignedSource<<074a84e3b2dfd62bf303ec476092aad5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type SaveSearchButton_viewer$data = {
  readonly kind: ViewerKind;
  readonly savedSearches: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly city: {
          readonly databaseId: number;
        } | null | undefined;
        readonly experience: {
          readonly databaseId: number;
        } | null | undefined;
        readonly job: {
          readonly databaseId: number;
        } | null | undefined;
        readonly sex: {
          readonly databaseId: number;
        } | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SaveSearchButton_viewer";
};
export type SaveSearchButton_viewer$key = {
  readonly " $data"?: SaveSearchButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveSearchButton_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "savedSearches"
        ]
      }
    ]
  },
  "name": "SaveSearchButton_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": "savedSearches",
      "args": null,
      "concreteType": "SavedSearchConnection",
      "kind": "LinkedField",
      "name": "__SavedSearches_savedSearches_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedSearchEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SavedSearch",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Job",
                  "kind": "LinkedField",
                  "name": "job",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "City",
                  "kind": "LinkedField",
                  "name": "city",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Sex",
                  "kind": "LinkedField",
                  "name": "sex",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Experience",
                  "kind": "LinkedField",
                  "name": "experience",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "0001572e8b63236e1c139f5a23167a76";

export default node;
