import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { FileError } from '@/lib/http/fetch-file';
import { z } from '@/lib/zod';
import { readMrt } from '@/extensions/stimulsoft/mrt-source';

import type { CheckedSite, CheckedTemplate } from './check-site';
import { fontsIn } from './checked-families';
import type { CheckedOrder } from './draw-order';
import { portalSetting } from './portal-setting';

/** Where a laboratory keeps what is checked. */
export interface SiteFolders {
  /** `.mrt` files, and beside them `labels.json` and `fonts/` where there are any. */
  readonly templates: string;
  /** Answers of the LIS's report calls as `.json`; the name of a preliminary one begins with that word. */
  readonly orders: string;
  /** The runtime file, for the typefaces and components that it names and the time zone; empty for none. */
  readonly config: string;
}

const names = z.record(z.string(), z.string());
const known = z.object({ sha256: z.string(), components: z.array(z.string()) });
const stimulsoftSchema = z.object({
  fonts: z.optional(z.union([names, z.array(z.string())])),
  acknowledged: z.optional(z.record(z.string(), known)),
});
const configSchema = z.object({
  stimulsoft: z.optional(stimulsoftSchema),
  timeZone: z.optional(z.string()),
});
type Config = z.output<typeof stimulsoftSchema>;

const record = z.record(z.string(), z.unknown());
const validator = z.object({ id: z.number(), photo: z.string() });
const job = z.object({
  order: record,
  attachments: z.optional(z.unknown()),
  listTestPending: z.optional(z.unknown()),
  validators: z.optional(z.array(validator)),
});
const answerSchema = z.union([
  z.pipe(
    z.object({ listOrders: z.array(job).check(z.minLength(1)) }),
    z.transform(({ listOrders }) => listOrders[0]),
  ),
  job,
  z.pipe(
    record,
    z.transform((order) => ({ order, attachments: order['attachments'] })),
  ),
]);

async function readJson<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new FileError('missing', path);
  });
  try {
    return schema.parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    throw new FileError('invalid', path);
  }
}

async function readOrder(folder: string, file: string): Promise<CheckedOrder> {
  const path = join(folder, file);
  const answer = await readJson(path, answerSchema);
  const wire = answer?.order ?? {};
  const order = readReportOrder({
    wire,
    header: wire,
    attachments: answer?.attachments,
    pending: answer && 'listTestPending' in answer ? answer.listTestPending : [],
  });
  if (order === null) throw new FileError('invalid', path, 'orderNumber, patient, resultTest');
  const validators = answer && 'validators' in answer ? (answer.validators ?? []) : [];
  return {
    name: file.replace(/\.json$/, ''),
    kind: file.startsWith('preliminary') ? 'preliminary' : 'final',
    order,
    validators: validators.map(({ id, photo }) => ({ id, signature: photo })),
  };
}

async function readTemplateOf(
  folder: string,
  file: string,
  { acknowledged = {} }: Config,
): Promise<CheckedTemplate> {
  const bytes = new Uint8Array(await readFile(join(folder, file)));
  const looked = acknowledged[file];
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isSame = looked?.sha256.toLowerCase() === hash;
  const mayStayEmpty = new Set(isSame ? looked.components : []);
  return { file, read: () => ({ ...readMrt(bytes, file), acknowledged: mayStayEmpty }) };
}

async function filesOf(folder: string, ending: string): Promise<readonly string[]> {
  const all = await readdir(folder).catch(() => {
    throw new FileError('missing', folder);
  });
  const files = all.filter((file) => file.endsWith(ending)).toSorted();
  if (files.length === 0) throw new FileError('missing', join(folder, `*${ending}`));
  return files;
}

/** Reads what is to be checked. Throws `FileError` naming the file that is missing or wrong. */
export async function readSite({ templates, orders, config }: SiteFolders): Promise<CheckedSite> {
  const { stimulsoft = {}, timeZone } = config === '' ? {} : await readJson(config, configSchema);
  const { fonts = [] } = stimulsoft;
  const hasLabels = (await filesOf(templates, '')).includes('labels.json');
  const standIns = Array.isArray(fonts)
    ? Object.fromEntries(fonts.map((name) => [name, name]))
    : fonts;
  const templateFiles = await filesOf(templates, '.mrt');
  const orderFiles = await filesOf(orders, '.json');
  return {
    templates: await Promise.all(
      templateFiles.map((file) => readTemplateOf(templates, file, stimulsoft)),
    ),
    orders: await Promise.all(orderFiles.map((file) => readOrder(orders, file))),
    setting: {
      ...(await portalSetting(timeZone)),
      labels: hasLabels ? await readJson(join(templates, 'labels.json'), names) : {},
    },
    standIns,
    readFont: fontsIn([join(templates, 'fonts'), 'reports/fonts']),
  };
}
