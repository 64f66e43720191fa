import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { useSettings } from '@/api/configuration/get-configuration';
import { reportTemplatesOptions } from '@/api/reports/installation/get-report-templates';
import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { fetchFile, FileError } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';
import type { Draft } from '@/extensions/templates/template/template-draft';
import {
  readTemplateFile,
  type TemplateFileProblem,
} from '@/extensions/templates/template/read-template-file';

import type { OpenedTemplate } from '@/extensions/templates/editing/template-store';
import { useTranslation } from '@/i18n/translation';

/** The templates to begin with that are delivered beside the installed ones. */
export const SHIPPED_TEMPLATES = [
  'compact',
  'classic',
  'large-print',
  'page-per-area',
  'culture',
  'pediatric',
] as const;

const JSON_NAME = /\.json$/i;

/** Why a template was not opened. */
export type OpeningProblem =
  TemplateFileProblem | { readonly kind: 'missing' | 'unreachable' | 'unreadable' | 'licensed' };

/** The base names of the installed templates, the general one first; only that where nobody lists them. */
export function useInstalledTemplates(): readonly string[] {
  const { path } = useSettings().reports;
  const { data } = useQuery(reportTemplatesOptions(path));
  const listed = data?.kind === 'found' ? data.content : [];
  const own = listed
    .filter((file) => JSON_NAME.test(file))
    .map((file) => file.replace(JSON_NAME, ''));
  return [...new Set([GENERAL_TEMPLATE, ...own])];
}

/** GET a built-in engine's template as it lies in the installation, `path` below its folder and without ending. Throws `FileError`. */
export function templateFileOptions(path: string) {
  return queryOptions({
    queryKey: ['reports', 'template-file', path],
    queryFn: ({ signal }) => {
      const address = path.split('/').map(encodeURIComponent).join('/');
      return fetchFile(`${runtimeConfig().reportsUrl}/${address}.json`, signal);
    },
    // Somebody may be installing one while the editor is open.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Why a template of the installation could not be had. */
export const failureKind = (cause: unknown) =>
  cause instanceof FileError && cause.problem === 'missing' ? 'missing' : 'unreachable';

/** Reads a template of the installation; what its file does not say stands as in `base`. */
export function useTemplateReader(base: Draft) {
  const queryClient = useQueryClient();
  return async (
    path: string,
    name: string,
  ): Promise<OpenedTemplate | { readonly problem: OpeningProblem }> => {
    try {
      const bytes = await queryClient.query(templateFileOptions(path));
      const taken = readTemplateFile(bytes, base);
      return 'problem' in taken ? taken : { ...taken, name };
    } catch (cause) {
      return { problem: { kind: failureKind(cause) } };
    }
  };
}

const KILOBYTE = 1024;

/** Bytes as whole kilobytes, in the way of the language. */
export function useKilobytes(): (bytes: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (bytes) => format.format(Math.ceil(bytes / KILOBYTE));
}

/** Why a template was not opened, in words. */
export function useOpeningProblemText(): (problem: OpeningProblem) => string {
  const { t } = useTranslation();
  const kilobytes = useKilobytes();
  return (problem) => {
    switch (problem.kind) {
      case 'missing':
      case 'unreachable':
      case 'unreadable':
        return t(`templates.opening.${problem.kind}`);
      case 'too-large':
        return t('templates.opening.problem.too-large', {
          size: kilobytes(problem.bytes),
          most: kilobytes(problem.most),
        });
      case 'empty':
      case 'binary':
      case 'licensed':
      case 'no-json':
      case 'no-template':
        return t(`templates.opening.problem.${problem.kind}`);
    }
  };
}
