import type { AnswerBody } from '@/lib/answer-body';
import { postList } from '@/lib/post-list';

import { foundTests } from './found-tests';

self.addEventListener('message', ({ data }: MessageEvent<AnswerBody>) => {
  postList(foundTests, data, (message) => {
    self.postMessage(message);
  });
});
