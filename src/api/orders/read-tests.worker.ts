import { postLists } from '@/lib/http/post-list';

import { foundTests } from './test-reader';

postLists(foundTests);
