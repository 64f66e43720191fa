import { postLists } from '@/lib/http/post-list';

import { foundOrders } from './found-orders';

postLists(foundOrders);
