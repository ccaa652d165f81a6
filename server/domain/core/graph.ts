import './catalog/country.graph.ts';
import './catalog/installation.graph.ts';
import './catalog/reference.graph.ts';
