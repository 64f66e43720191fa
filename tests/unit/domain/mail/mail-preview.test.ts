import { expect, it } from 'vitest';

import { mailPreview } from '@/domain/mail/mail-preview';
import { recoveryMail } from '@/domain/mail/recovery-mail';

const VALUES = { USER: 'u', LINK: 'https://lab.example/?token=0', DATE: 'd', LAB: 'l' };

it('the pictures of a mail are in their places again', () => {
  const template =
    '<p>||LINK||</p><img src="data:image/png;base64,AA==" alt="a"><img src="data:image/jpeg;base64,BB==" alt="b">';
  expect(mailPreview(recoveryMail(template, VALUES))).toBe(
    '<p>https://lab.example/?token=0</p><img src="data:image/png;base64,AA==" alt="a"><img src="data:image/jpeg;base64,BB==" alt="b">',
  );
});

it('the address of a picture that the mail does not carry stays', () => {
  expect(mailPreview({ body: '<img src="cid:x.png">cid:x.png', pictures: [] })).toBe(
    '<img src="cid:x.png">cid:x.png',
  );
});
