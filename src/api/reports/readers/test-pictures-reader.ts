import type { TestPicture } from '@/domain/results/test-picture';
import {
  innerListOf,
  owner,
  record,
  requiredIdentifier,
  requiredInteger,
  text,
} from '@/lib/wire/readers';

const wirePictures = record(
  {
    order: owner(requiredIdentifier),
    testId: requiredInteger,
    imageName1: text,
    image1: text,
    imageName2: text,
    image2: text,
    imageName3: text,
    image3: text,
    imageName4: text,
    image4: text,
    imageName5: text,
    image5: text,
  },
  ({ order, testId, ...wire }) => {
    const slots = [
      { title: wire.imageName1, picture: wire.image1 },
      { title: wire.imageName2, picture: wire.image2 },
      { title: wire.imageName3, picture: wire.image3 },
      { title: wire.imageName4, picture: wire.image4 },
      { title: wire.imageName5, picture: wire.image5 },
    ];
    const pictures = slots
      .filter(({ picture }) => picture.trim() !== '')
      .map((slot): TestPicture => ({ testId, ...slot }));
    return { order, pictures };
  },
);

/** The analyser's pictures of an order or of one of its tests (contract, TestImages): up to five for each test. */
export const testPicturesReader = innerListOf(wirePictures);
