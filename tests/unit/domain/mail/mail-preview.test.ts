import { expect, it } from 'vitest';

import { mailPreview } from '@/domain/mail/mail-preview';
import { recoveryMail } from '@/domain/mail/recovery-mail';

const VALUES = { USER: 'u', LINK: 'https://lab.example/?token=0', DATE: 'd', LAB: 'l' };

it('the pictures of a mail are in their places again', () => {
  const pictures =
    '<img src="data:image/png;base64,AA==" alt="a"><img src="data:image/jpeg;base64,BB==" alt="b">';
  const mail = recoveryMail(`<p>||LINK||</p>${pictures}`, VALUES);
  expect(mailPreview(mail)).toBe(`<p>${VALUES.LINK}</p>${pictures}`);
});

it('the address of a picture that the mail does not carry stays', () => {
  const body = '<img src="cid:x.png">cid:x.png';
  expect(mailPreview({ body, pictures: [] })).toBe(body);
});
