/**
 * @generated SignedSource<<00cac116472cb8053792d589f0ef2b13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveOfferButton_jobOffer$data = {
  readonly employerName: string;
  readonly id: string;
  readonly job: {
    readonly name: string;
  };
  readonly viewerHasSaved: boolean | null | undefined;
  readonly " $fragmentType": "SaveOfferButton_jobOffer";
};
export type SaveOfferButton_jobOffer$key = {
  readonly " $data"?: SaveOfferButton_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveOfferButton_jobOffer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveOfferButton_jobOffer",
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
      "name": "viewerHasSaved",
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
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};

(node as any).hash = "46d4326845f61dce327c6c3829832d77";

export default node;
