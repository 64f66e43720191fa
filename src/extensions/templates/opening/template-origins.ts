import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useSettings } from '@/api/configuration/get-configuration';
import { reportTemplatesOptions } from '@/api/reports/installation/get-report-templates';
import { templateFileOptions } from './get-template-file';
import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { FileError } from '@/lib/http/fetch-file';
import type { Draft } from '@/extensions/templates/template/template-draft';
import {
  readTemplateFile,
  type TemplateFileProblem,
} from '@/extensions/templates/template/read-template-file';

import type { OpenedTemplate } from '@/extensions/templates/editing/template-store';

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
      const isMissing = cause instanceof FileError && cause.problem === 'missing';
      return { problem: { kind: isMissing ? 'missing' : 'unreachable' } };
    }
  };
}
