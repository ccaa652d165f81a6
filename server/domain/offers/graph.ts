import './jobOffer/companyPage.graph.ts';
import './jobOffer/jobOffer.graph.ts';
import './jobOffer/jobOfferLists.graph.ts';
import './jobOffer/jobOfferMutations.graph.ts';
import './life/jobOfferRenewal.graph.ts';
import './savedJobOffer/savedJobOffer.graph.ts';
