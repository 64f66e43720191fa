export const catalogueKeys = {
  documentTypes: ['catalogues', 'document-types'] as const,
  webQueryDemographic: ['catalogues', 'web-query-demographic'] as const,
  demographics: ['catalogues', 'demographics'] as const,
  areas: ['catalogues', 'areas'] as const,
};
