/**
 * @generated SignedSource<<8dc95e4da4e758a808f0c688fdd66d89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EndorsementKind = "CLIENT" | "TESTIMONIAL";
import type { FragmentRefs } from "relay-runtime";
export type Endorsements_query$data = {
  readonly endorsements: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly imageUri: string | null | undefined;
        readonly kind: EndorsementKind;
        readonly name: string;
        readonly subTitle: string;
        readonly text: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "Endorsements_query";
};
export type Endorsements_query$key = {
  readonly " $data"?: Endorsements_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Endorsements_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Endorsements_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "EndorsementConnection",
      "kind": "LinkedField",
      "name": "endorsements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EndorsementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Endorsement",
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subTitle",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "imageUri",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "endorsements(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "47bb0d06c5ab5fe261f63b26bf85cf1c";

export default node;
