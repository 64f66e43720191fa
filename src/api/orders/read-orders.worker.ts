import type { AnswerBody } from '@/lib/answer-body';
import { postList } from '@/lib/post-list';

import { foundOrders } from './found-orders';

self.addEventListener('message', ({ data }: MessageEvent<AnswerBody>) => {
  postList(foundOrders, data, (message) => {
    self.postMessage(message);
  });
});
