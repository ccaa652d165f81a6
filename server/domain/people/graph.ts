import './employer/employer.graph.ts';
import './jobReference/jobReference.graph.ts';
import './jobSeeker/adminLists.graph.ts';
import './jobSeeker/jobSeeker.graph.ts';
import './profile/profile.graph.ts';
import './rating/rating.graph.ts';
import './search/search.graph.ts';
import './shortlist/shortlist.graph.ts';
