import { postLists } from '@/lib/http/post-list';

import { foundTests } from './found-tests';

postLists(foundTests);
