/**
 * @generated SignedSource<<d41637a6b180d10231075f7315879ed4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PopularCities_query$data = {
  readonly popularCities: ReadonlyArray<{
    readonly city: {
      readonly id: string;
      readonly name: string;
    };
    readonly jobs: ReadonlyArray<{
      readonly job: {
        readonly id: string;
        readonly plural: string;
        readonly slug: string;
      };
      readonly jobSeekerCount: number;
    }>;
  }>;
  readonly " $fragmentType": "PopularCities_query";
};
export type PopularCities_query$key = {
  readonly " $data"?: PopularCities_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PopularCities_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PopularCities_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "PopularCity",
      "kind": "LinkedField",
      "name": "popularCities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "City",
          "kind": "LinkedField",
          "name": "city",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 3
            }
          ],
          "concreteType": "PopularJob",
          "kind": "LinkedField",
          "name": "jobs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobSeekerCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Job",
              "kind": "LinkedField",
              "name": "job",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "plural",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "jobs(first:3)"
        }
      ],
      "storageKey": "popularCities(first:6)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f5ebd21668b5d0b8dd17121d11269a28";

export default node;
