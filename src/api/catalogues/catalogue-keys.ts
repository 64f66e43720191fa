export const catalogueKeys = {
  documentTypes: ['catalogues', 'document-types'] as const,
  webQueryDemographic: ['catalogues', 'web-query-demographic'] as const,
  areas: ['catalogues', 'areas'] as const,
};
