import './mailChoice/mailChoice.graph.ts';
import './offerAlert/offerAlert.graph.ts';
import './savedSearch/savedSearch.graph.ts';
