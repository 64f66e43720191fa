import type { AnswerBody } from '@/lib/http/answer-body';
import { postList } from '@/lib/http/post-list';

import { foundOrders } from './found-orders';

self.addEventListener('message', ({ data }: MessageEvent<AnswerBody>) => {
  postList(foundOrders, data, (message) => {
    self.postMessage(message);
  });
});
