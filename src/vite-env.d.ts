/// <reference types="vite/client" />

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** Build-time defaults of `/config.json`; every one may be absent (`.env.example`). */
interface ImportMetaEnv {
  readonly VITE_SERVICE_URL?: string;
  readonly VITE_MAIL_URL?: string;
  readonly VITE_APP_SERVER_URL?: string;
  readonly VITE_MERGE_URL?: string;
  readonly VITE_LIS_URL?: string;
  /** Separated by commas. */
  readonly VITE_ALLOWED_ORIGINS?: string;
  readonly VITE_AUTH_SCHEME?: string;
  readonly VITE_LANGUAGE?: string;
  readonly VITE_TIME_ZONE?: string;
  readonly VITE_REPORT_ENGINE?: string;
  readonly VITE_REPORTS_URL?: string;
  readonly VITE_REPORT_PASSWORD?: string;
  /** The version of `package.json` (vite.config.ts). */
  readonly PORTAL_VERSION: string;
}
