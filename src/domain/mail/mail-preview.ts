import type { MailMessage } from './mail-message';

/** The body of a mail with its pictures in place, as a mail program shows it. */
export function mailPreview({ body, pictures }: Pick<MailMessage, 'body' | 'pictures'>): string {
  const contents = new Map(
    pictures.map(({ fileName, content, contentId }) => {
      const kind = fileName.slice(fileName.lastIndexOf('.') + 1);
      return [contentId, `data:image/${kind};base64,${content}`];
    }),
  );
  return body.replaceAll(
    /(\ssrc=")cid:([^"]*)(?=")/g,
    (_, start: string, id: string) => `${start}${contents.get(id) ?? `cid:${id}`}`,
  );
}
