/**
 * @generated SignedSource<<e46d62f581bbf2a831cb1dd686e9bea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobPosting_jobOffer$data = {
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly createdAt: string;
  readonly databaseId: number;
  readonly employerName: string;
  readonly job: {
    readonly name: string;
  };
  readonly maxRate: number;
  readonly photoUri: string | null | undefined;
  readonly postingHtml: string;
  readonly " $fragmentType": "JobPosting_jobOffer";
};
export type JobPosting_jobOffer$key = {
  readonly " $data"?: JobPosting_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPosting_jobOffer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobPosting_jobOffer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "alias": "postingHtml",
      "args": [
        {
          "kind": "Literal",
          "name": "use",
          "value": "JOB_POSTING"
        }
      ],
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": "descriptionHtml(use:\"JOB_POSTING\")"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxRate",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};
})();

(node as any).hash = "810583413436c81444bb4ac00fa64453";

export default node;
