import type { AnswerBody } from '@/lib/http/answer-body';
import { postList } from '@/lib/http/post-list';

import { foundTests } from './found-tests';

self.addEventListener('message', ({ data }: MessageEvent<AnswerBody>) => {
  postList(foundTests, data, (message) => {
    self.postMessage(message);
  });
});
